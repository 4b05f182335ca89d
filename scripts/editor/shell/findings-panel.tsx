// Everything that is found in the site, in words, with a click to its place.
import { PanelHead } from './panel-head';
import { nameSpot, openSpot } from './spots';
import { useShell, useStore } from './use-shell';

const names = { error: 'To fix', warning: 'To look at', note: 'Worth knowing' } as const;

export function FindingsPanel() {
  const store = useStore();
  const { site, schemas } = useShell();
  const findings = site?.findings ?? [];
  return (
    <section className="panel">
      <PanelHead
        title="What is found"
        about={findings.length === 0 ? 'Nothing: the site is valid.' : undefined}
      />
      <ul className="findings">
        {findings.map(({ code, severity, file, line, pointer, message, hint }) => (
          <li key={`${code} ${file} ${pointer}`} data-severity={severity}>
            <strong>{names[severity]}</strong>
            <p>{message}</p>
            <p className="hint">{hint}</p>
            <button
              type="button"
              className="quiet"
              title={`${file}:${line}`}
              onClick={() => openSpot(store, { file, pointer, line })}
            >
              {nameSpot({ site, schemas }, { file, pointer, line })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
