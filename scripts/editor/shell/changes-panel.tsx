// What waits because it would bring an error, and why.
import { useEffect, useMemo, useState } from 'react';
import type { WaitingStep } from '../site-state';
import type { ListedStep } from '../wire';
import { fillFacts } from './facts';
import { sayTime } from './fields/said-day';
import { joinRepairs } from './join-repairs';
import { MarkedChanges } from './marked-changes';
import { PanelHead } from './panel-head';
import { ask } from './request';
import { listSaidWords, listSettings, nameSaidPlaces } from './said-places';
import { useShell, useStore } from './use-shell';

function Waiting({ draft }: { readonly draft: WaitingStep }) {
  const store = useStore();
  const { id, about, findings, repairs } = draft;
  return (
    <li>
      <strong>{about}</strong>
      {findings.map(({ code, pointer, message, hint }) => (
        <div key={`${code} ${pointer}`}>
          <p>{message}</p>
          <p className="hint">{hint}</p>
        </div>
      ))}
      <p className="buttons">
        {repairs.length > 0 && (
          <button type="button" className="primary" onClick={() => void store.repair(id)}>
            {joinRepairs(repairs)}
          </button>
        )}
        <button type="button" onClick={() => void store.discard(id)}>
          Drop this change
        </button>
      </p>
    </li>
  );
}

/** Every step that was written, the newest first. */
function Steps() {
  const store = useStore();
  const { site, schemas } = useShell();
  const [steps, setSteps] = useState<readonly ListedStep[]>([]);
  const settings = useMemo(() => listSettings(schemas), [schemas]);
  const version = site?.version;
  useEffect(() => {
    if (version !== undefined) void ask('steps', {}).then(setSteps);
  }, [version]);
  return (
    <ul className="findings steps">
      {steps.map(({ token, about, isUndone, files, time, said }) => (
        <li key={token} data-undone={isUndone}>
          <strong>{about}</strong>
          <p className="hint" title={files.join(', ')}>
            {[
              isUndone ? 'Taken back' : nameSaidPlaces({ site, schemas }, said),
              sayTime(time, Date.now()),
            ]
              .filter((one) => one !== '')
              .join(' · ')}
          </p>
          {listSaidWords(said, settings).map(({ file, pointer, before, after }) => (
            <p key={`${file} ${pointer}`} className="source">
              <MarkedChanges before={fillFacts(site, before)} after={fillFacts(site, after)} />
            </p>
          ))}
          {!isUndone && (
            <p className="buttons">
              <button type="button" onClick={() => void store.undo(token)}>
                Take back
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function ChangesPanel() {
  const store = useStore();
  const { site, compares } = useShell();
  const waiting = site?.waiting ?? [];
  return (
    <section className="panel">
      {waiting.length > 0 && (
        <>
          <PanelHead
            title="Changes that wait"
            about="They are not in the files of the site yet. Each is written as soon as it fits."
          />
          <ul className="findings">
            {waiting.map((draft) => (
              <Waiting key={draft.id} draft={draft} />
            ))}
          </ul>
        </>
      )}
      <PanelHead
        title="Changes"
        about={
          waiting.length === 0
            ? 'Everything is saved. A step can be taken back by itself, unless a later one is at the same place.'
            : undefined
        }
      >
        <button
          type="button"
          aria-pressed={compares}
          onClick={() => store.set({ compares: !compares })}
        >
          The page beside the last version
        </button>
      </PanelHead>
      <Steps />
    </section>
  );
}
