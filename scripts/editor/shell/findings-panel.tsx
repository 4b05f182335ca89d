// Everything that is found in the site, in words, with a click to its place and the repair beside it.
import { useEffect, useState } from 'react';
import type { FindingPlace, OfferedRepair } from '../site-state';
import { PanelHead } from './panel-head';
import { ask } from './request';
import { nameSpot, openSpot, withoutPointers } from './spots';
import { listFound } from './translation-findings';
import { useShell, useStore } from './use-shell';

const names = { error: 'To fix', warning: 'To look at', note: 'Worth knowing' } as const;

const keyOf = ({ code, file, pointer, line }: FindingPlace): string =>
  `${code} ${file} ${pointer} ${line}`;

export function FindingsPanel() {
  const store = useStore();
  const { site, schemas } = useShell();
  const [repairs, setRepairs] = useState<readonly OfferedRepair[]>([]);
  const findings = site?.findings ?? [];
  const version = site?.version;
  useEffect(() => {
    if (version === undefined) return;
    // Each is tried, which takes a moment.
    void ask('repairs', {}).then(setRepairs);
  }, [version]);
  const titles = new Map(repairs.map((one) => [keyOf(one), one.title]));
  return (
    <section className="panel">
      <PanelHead
        title="What is found"
        about={findings.length === 0 ? 'Nothing: the site is valid.' : undefined}
      />
      <ul className="findings">
        {listFound(site, findings).map(({ finding, message, words }) => {
          const { severity, message: _, ...place } = finding;
          return (
            <li key={keyOf(place)} data-severity={severity}>
              <strong>{names[severity]}</strong>
              <p>{message}</p>
              {words === undefined && <p className="hint">{finding.hint}</p>}
              <p className="buttons">
                <button
                  type="button"
                  className="quiet"
                  title={`${place.file}:${place.line}`}
                  onClick={() =>
                    words === undefined ? openSpot(store, place) : store.select(words)
                  }
                >
                  {words === undefined ? nameSpot({ site, schemas }, place) : 'Translate'}
                </button>
                {words === undefined && titles.has(keyOf(place)) && (
                  <button
                    type="button"
                    onClick={() => {
                      const { code, file, pointer, line } = place;
                      void store.fix({ code, file, pointer, line });
                    }}
                  >
                    {withoutPointers(titles.get(keyOf(place)) ?? '')}
                  </button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
