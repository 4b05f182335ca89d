// The list of old addresses beside the manifest: where each leads.
import { LinkTargetField, toLinkTarget } from './fields/link-target-field';
import { Icon } from './icon';
import { useStore } from './use-shell';
import { useTable } from './use-table';

const file = 'redirects.csv';

export function RedirectList() {
  const store = useStore();
  const table = useTable(file);
  if (table === undefined || table === null) return null;
  const [fromName = '', toName = ''] = table.columns;
  return (
    <fieldset className="set">
      <legend>In the list {file}</legend>
      <p className="hint">Addresses that the site had before, and where they lead.</p>
      {table.rows.map((row) => {
        const { [fromName]: from = '', [toName]: to = '' } = row;
        return (
          <details key={from} className="more">
            <summary>{`${from} → ${to === '' ? 'gone' : to}`}</summary>
            <LinkTargetField
              value={toLinkTarget(to)}
              onChange={(target) => {
                const members = { page: null, anchor: null, file: null, href: null, ...target };
                const operation = { op: 'redirect set', from, members };
                void store.operate(`lead ${from} elsewhere`, operation);
              }}
            />
            <button
              type="button"
              className="quiet"
              onClick={() => void store.operate(`forget ${from}`, { op: 'redirect remove', from })}
            >
              <Icon name="remove" /> Remove
            </button>
          </details>
        );
      })}
    </fieldset>
  );
}
