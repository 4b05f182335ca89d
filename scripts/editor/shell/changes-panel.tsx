// What waits because it would bring an error, and why.
import type { WaitingStep } from '../wire';
import { PanelHead } from './panel-head';
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
            {repairs.join(', ')}
          </button>
        )}
        <button type="button" onClick={() => void store.discard(id)}>
          Drop this change
        </button>
      </p>
    </li>
  );
}

export function ChangesPanel() {
  const { site } = useShell();
  const drafts = site?.waiting ?? [];
  return (
    <section className="panel">
      <PanelHead
        title="Changes that wait"
        about={
          drafts.length === 0
            ? 'None: everything is in the files of the site.'
            : 'They are not in the files of the site yet. Each is written as soon as it fits.'
        }
      />
      <ul className="findings">
        {drafts.map((draft) => (
          <Waiting key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  );
}
