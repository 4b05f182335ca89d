// What has changed since the last commit, in words, and how it gets to others: as far as the person's own git lets them.
import { useEffect, useState } from 'react';
import { messageOf } from '../../../engine/model/message-of';
import type { Proposed, Publishing } from '../published';
import type { ReaderChange } from '../reader-changes';
import { BuildWebsite } from './build-website';
import { ExampleList } from './example-list';
import { InTheWay, LeftOut } from './in-the-way';
import { PanelHead } from './panel-head';
import { ReaderChanges } from './reader-changes';
import { ask } from './request';
import { nameFileOf } from './spots';
import { useShell, useStore } from './use-shell';

/** What became of it, or why not: in the words of git. */
type Outcome = Proposed | string;

interface DoneProps {
  readonly outcome: Outcome;
  /** What is left to do until visitors see it. */
  readonly next: string;
}

function Done({ outcome, next }: DoneProps) {
  if (typeof outcome === 'string')
    return (
      <p className="failure" role="alert">
        {outcome}
      </p>
    );
  const { commit, branch, request } = outcome;
  return (
    <>
      <p role="status">
        {branch === undefined
          ? `This version is kept on this computer. Visitors do not see it yet: ${next}`
          : 'Your changes are sent. Visitors do not see them yet.'}
        {request !== undefined && (
          <>
            {' '}
            <a href={request} target="_blank" rel="noreferrer">
              Ask the others to look at them
            </a>
          </>
        )}
      </p>
      <p className="hint">
        For the person who looks after the website, it is the version {commit}
        {branch !== undefined && ` on the branch ${branch}`}.
      </p>
    </>
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
    act('Asking …', async () => {
      const found = await ask('fetch', {});
      onFetched(found);
      store.set({ incoming: found.git ? found.incoming.length : 0 });
      return found.git && found.incoming.length === 0 ? 'Others have published nothing new.' : '';
    });
  const take = (): Promise<void> =>
    act('Taking them in …', async () => {
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

export function PublishPanel() {
  const store = useStore();
  const { site } = useShell();
  const [publishing, setPublishing] = useState<Publishing>();
  const [changes, setChanges] = useState<readonly ReaderChange[] | string>('Reading …');
  const [message, setMessage] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const version = site?.version;
  useEffect(() => {
    if (version === undefined && outcome === undefined) return;
    void ask('publishing', {}).then(setPublishing);
    void ask('changes', {}).then(setChanges);
  }, [version, outcome]);
  if (publishing === undefined) return <p className="hint">Looking …</p>;
  if (!publishing.git)
    return (
      <section className="panel">
        <PanelHead title="Publish" />
        <p>
          Your changes are saved on this computer, in the folder {publishing.folder}. Visitors of
          the website see them once it is built and copied to the host.
        </p>
        <LeftOut />
        <InTheWay />
        <ExampleList />
        <BuildWebsite />
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
      <PanelHead title="Publish" about={`The last version that was kept: ${last}`} />
      <p>
        {isUnsent
          ? 'This version is kept, and the others do not have it yet: send it to them.'
          : files.length === 0
            ? 'Nothing has changed since the last version was kept.'
            : `Your changes are saved on this computer. Visitors of the website do not see them before ${remote === '' ? 'the two steps below' : 'they are published'}.`}
      </p>
      {remote !== '' && <Others publishing={publishing} onFetched={setPublishing} />}
      <LeftOut />
      <InTheWay />
      <ExampleList />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady || isUnsent) void send(remote === '' ? 'commit' : 'propose');
        }}
      >
        {remote === '' && <h3>1. Keep this version</h3>}
        <label className="field">
          <span>What you did, in a few words</span>
          <input value={message} onChange={({ target }) => setMessage(target.value)} />
        </label>
        {remote !== '' && (
          <p className="hint">
            A version stays on this computer until it is sent. Then somebody can look at it before
            visitors see it.
          </p>
        )}
        <p className="buttons">
          <button
            type={remote === '' ? 'submit' : 'button'}
            className={remote === '' ? 'primary' : undefined}
            disabled={!isReady}
            onClick={remote === '' ? undefined : () => void send('commit')}
          >
            Keep this version
          </button>
          {remote !== '' && (
            <button
              type="submit"
              className="primary"
              disabled={!(isReady || isUnsent)}
              title={`From the branch ${branch}`}
            >
              Send it to the others
            </button>
          )}
        </p>
        {/* Below the buttons: nothing moves from under the pointer. */}
        {outcome !== undefined && (
          <Done
            outcome={outcome}
            next={
              remote === ''
                ? 'build the website, and copy it to your host.'
                : 'send it to the others.'
            }
          />
        )}
      </form>
      {remote === '' && (
        <>
          <h3>2. Build the website, and copy it to your host</h3>
          <BuildWebsite />
        </>
      )}
      <h3>What changes for readers since the last version</h3>
      <ReaderChanges changes={changes} />
      {files.length > 0 && (
        <details className="more">
          <summary>{files.length === 1 ? '1 file' : `${files.length} files`}</summary>
          <ul className="plain-list">
            {files.map((file) => (
              <li key={file}>
                {nameFileOf(site, file)} <span className="hint">{file}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {others > 0 && (
        <p className="hint">
          {others} other changed {others === 1 ? 'file is' : 'files are'} left alone: no step of
          yours has touched {others === 1 ? 'it' : 'them'}.
        </p>
      )}
    </section>
  );
}
