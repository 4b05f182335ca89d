// What counts for the whole site: undo, what is saved, how the page is looked at.
import { Icon } from './icon';
import { listLanguages, listShown } from './site-values';
import { useShell, useStore } from './use-shell';

const widths = [
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 834 },
  { name: 'Wide', width: undefined },
] as const;

export function TopBar() {
  const store = useStore();
  const { site, status, edits, width, scheme, scripts } = useShell();
  const waiting = site?.waiting.length ?? 0;
  const errors = site?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  return (
    <header className="bar">
      <h1 className="site-name">{site?.name ?? 'Plinth'}</h1>
      <fieldset className="group" aria-label="History">
        <button
          type="button"
          disabled={site?.undo == null}
          title={site?.undo ? `Undo: ${site.undo.about}` : 'Nothing to undo'}
          onClick={() => void store.undo()}
        >
          <Icon name="undo" /> Undo
        </button>
        <button
          type="button"
          disabled={site?.redo == null}
          title={site?.redo ? `Redo: ${site.redo.about}` : 'Nothing to redo'}
          onClick={() => void store.redo()}
        >
          <Icon name="redo" /> Redo
        </button>
      </fieldset>
      <button
        type="button"
        className="status"
        data-kind={status.kind}
        onClick={() => store.select({ type: waiting > 0 ? 'changes' : 'findings' })}
      >
        {status.text}
        {errors > 0 && ` · ${errors} to fix`}
      </button>
      <fieldset className="group" aria-label="Width">
        {widths.map((one) => (
          <button
            key={one.name}
            type="button"
            aria-pressed={width === one.width}
            onClick={() => store.set({ width: one.width })}
          >
            {one.name}
          </button>
        ))}
      </fieldset>
      <LanguageChoice />
      <select
        aria-label="Scheme"
        value={scheme ?? ''}
        onChange={({ target: { value } }) =>
          store.set({ scheme: value === 'light' || value === 'dark' ? value : undefined })
        }
      >
        <option value="">As your system</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
      <label className="switch">
        <input
          type="checkbox"
          checked={scripts}
          onChange={({ target }) =>
            store.set({ scripts: target.checked, edits: target.checked && edits })
          }
        />
        JavaScript
      </label>
      <label className="switch">
        <input
          type="checkbox"
          disabled={!scripts}
          checked={edits}
          onChange={({ target }) => store.set({ edits: target.checked })}
        />
        Edit
      </label>
      <TranslateButton />
      <button type="button" onClick={() => store.select({ type: 'find' })}>
        Find
      </button>
      <button type="button" onClick={() => store.select({ type: 'changes' })}>
        Changes
      </button>
      <button type="button" className="primary" onClick={() => store.select({ type: 'publish' })}>
        Publish
      </button>
    </header>
  );
}

/** In which language the page is shown. */
function LanguageChoice() {
  const store = useStore();
  const { languages, address } = useShell();
  if (languages.length < 2) return null;
  return (
    <select
      className="languages"
      aria-label="Language"
      value={languages.find((one) => one.address === address)?.tag ?? ''}
      onChange={({ target }) => {
        const chosen = languages.find(({ tag }) => tag === target.value);
        store.set({ address: chosen?.address });
      }}
    >
      <option value="">Language of the site</option>
      {languages.map(({ tag, name }) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Into the language that is shown, else the first. */
function TranslateButton() {
  const store = useStore();
  const { site, languages, address, path } = useShell();
  const further = listLanguages(site).map(({ tag }) => tag);
  const shown = languages.find((one) => one.address === address)?.tag;
  const tag = further.find((one) => one === shown) ?? further[0];
  if (tag === undefined) return null;
  const page = (site === undefined ? [] : listShown(site)).find((one) => one.path === path)?.id;
  return (
    <button
      type="button"
      onClick={() => store.select({ type: 'translations', page: page ?? '', tag })}
    >
      Translate
    </button>
  );
}
