// What has changed since the last commit, in words, and how it gets to others: as far as the person's own git lets them.
import { useEffect, useState } from 'react';
import { messageOf } from '../../../engine/model/message-of';
import type { Proposed, Publishing } from '../published';
import { PanelHead } from './panel-head';
import { ask } from './request';
import { useShell, useStore } from './use-shell';

/** What became of it, or why not: in the words of git. */
type Outcome = Proposed | string;

function Done({ outcome }: { readonly outcome: Outcome }) {
  if (typeof outcome === 'string')
    return (
      <p className="failure" role="alert">
        {outcome}
      </p>
    );
  const { commit, files, branch, request } = outcome;
  return (
    <p role="status">
      {files.length === 0
        ? `Sent up to the commit ${commit}`
        : `${files.length === 1 ? '1 file is' : `${files.length} files are`} in the commit ${commit}`}
      {branch !== undefined && ` on the branch ${branch}`}.
      {request !== undefined && (
        <>
          {' '}
          <a href={request} target="_blank" rel="noreferrer">
            Open a pull request
          </a>
        </>
      )}
    </p>
  );
}

interface OthersProps {
  readonly publishing: Extract<Publishing, { readonly git: true }>;
  readonly onFetched: (publishing: Publishing) => void;
}

/** What others have published meanwhile, and how it gets here. */
function Others({ publishing: { incoming }, onFetched }: OthersProps) {
  const store = useStore();
  const [said, setSaid] = useState('');
  const act = async (doing: string, work: () => Promise<string>): Promise<void> => {
    setSaid(doing);
    try {
      setSaid(await work());
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  const look = (): Promise<void> =>
    act('Asking the remote …', async () => {
      const found = await ask('fetch', {});
      onFetched(found);
      store.set({ incoming: found.git ? found.incoming.length : 0 });
      return found.git && found.incoming.length === 0 ? 'Others have published nothing new.' : '';
    });
  const take = (): Promise<void> =>
    act('Merging …', async () => {
      const about = await store.merge();
      onFetched(await ask('publishing', {}));
      return about.split('\n').at(-1) ?? '';
    });
  return (
    <>
      {incoming.length > 0 && (
        <>
          <h3>
            {incoming.length === 1 ? '1 change' : `${incoming.length} changes`} by others, not here
            yet
          </h3>
          <ul className="plain-list">
            {incoming.map(({ author, when, about }) => (
              <li key={`${author} ${when} ${about}`}>
                {about} <span className="hint">{`${author}, ${when}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="buttons">
        {incoming.length > 0 && (
          <button type="button" onClick={() => void take()}>
            Take them in
          </button>
        )}
        <button type="button" onClick={() => void look()}>
          Look for changes by others
        </button>
      </p>
      {said !== '' && <p role="status">{said}</p>}
    </>
  );
}

/** For a site that nobody else builds. */
function Build() {
  const [said, setSaid] = useState('');
  const build = async (): Promise<void> => {
    setSaid('Building …');
    try {
      const { folder } = await ask('build', {});
      setSaid(`The website is in the folder ${folder}. Copy what is in it to your host.`);
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  return (
    <>
      <p className="buttons">
        <button type="button" disabled={said === 'Building …'} onClick={() => void build()}>
          Build the website
        </button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}

export function PublishPanel() {
  const store = useStore();
  const { site } = useShell();
  const [publishing, setPublishing] = useState<Publishing>();
  const [words, setWords] = useState('');
  const [message, setMessage] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const version = site?.version;
  useEffect(() => {
    if (version === undefined && outcome === undefined) return;
    void ask('publishing', {}).then(setPublishing);
    void ask('changes', {}).then(setWords);
  }, [version, outcome]);
  if (publishing === undefined) return <p className="hint">Asking git …</p>;
  if (!publishing.git)
    return (
      <section className="panel">
        <PanelHead title="Publish" />
        <p>
          Your changes are saved on this computer, in the folder {publishing.folder}. Visitors of
          the website see them once it is built and copied to the host.
        </p>
        <Build />
      </section>
    );
  const { branch, remote, files, others, last, unsent } = publishing;
  const send = async (name: 'commit' | 'propose'): Promise<void> => {
    try {
      setOutcome(await ask(name, { message: message.trim() }));
      setMessage('');
      store.set({ published: Date.now() });
    } catch (error) {
      setOutcome(messageOf(error));
    }
  };
  const isReady = files.length > 0 && message.trim() !== '';
  /** Committed before, and with nothing new. */
  const isUnsent = files.length === 0 && unsent > 0;
  return (
    <section className="panel">
      <PanelHead title="Publish" about={`On the branch ${branch}. Last: ${last}`} />
      <p>
        {isUnsent
          ? 'Everything is committed, and the others do not have it yet: propose it.'
          : files.length === 0
            ? 'Everything is saved, and nothing of it is new.'
            : 'Your changes are saved on this computer. Visitors of the website do not see them before they are published.'}
      </p>
      {outcome !== undefined && <Done outcome={outcome} />}
      {remote !== '' && <Others publishing={publishing} onFetched={setPublishing} />}
      <h3>What changes for readers</h3>
      <pre className="words-of-changes">{words === '' ? 'Reading …' : words.trim()}</pre>
      <h3>{files.length === 0 ? 'No file has changed' : 'Files'}</h3>
      <ul className="plain-list">
        {files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
      {others > 0 && (
        <p className="hint">
          {others} other changed {others === 1 ? 'file is' : 'files are'} left alone: no step of
          yours has touched {others === 1 ? 'it' : 'them'}.
        </p>
      )}
      <label className="field">
        <span>What you did, in a few words</span>
        <input value={message} onChange={({ target }) => setMessage(target.value)} />
      </label>
      <p className="hint">
        {remote === ''
          ? 'Commit keeps these files as a version of the site on this computer: whoever looks after the website takes it from there.'
          : 'Commit keeps these files as a version of this copy of the site. Propose also sends them to the others, on a branch of their own, where somebody can look at them first.'}
      </p>
      <p className="buttons">
        <button type="button" disabled={!isReady} onClick={() => void send('commit')}>
          Commit
        </button>
        <button
          type="button"
          className="primary"
          disabled={remote === '' || !(isReady || isUnsent)}
          title={remote === '' ? 'This repository has no remote' : undefined}
          onClick={() => void send('propose')}
        >
          Propose
        </button>
      </p>
      {remote === '' && <Build />}
    </section>
  );
}
