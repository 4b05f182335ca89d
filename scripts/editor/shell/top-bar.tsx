// What counts for the whole site: undo, what is saved, how the page is looked at.
import { useEffect } from 'react';
import { Icon } from './icon';
import { listLanguages, listShown } from './site-values';
import { listToFix, listToTranslate } from './translation-findings';
import { useShell, useStore } from './use-shell';
import { nameStanding, useStanding } from './use-standing';
import { ViewMenu } from './view-menu';

export function TopBar() {
  const store = useStore();
  const { site, status, edits, scripts, incoming } = useShell();
  const name = site?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} – Editor`;
  }, [name]);
  const standing = useStanding();
  const isAtRest = status.kind === 'quiet' && standing !== undefined;
  const waiting = site?.waiting.length ?? 0;
  const errors = listToFix(site).length;
  return (
    <header className="bar">
      <h1 className="site-name">{name ?? 'Plinth'}</h1>
      <fieldset className="group" aria-label="History">
        <button
          type="button"
          // What is being saved is taken back once it is written.
          disabled={site?.undo == null && status.kind !== 'busy'}
          title={site?.undo ? `Undo: ${site.undo.about}` : 'Nothing to undo'}
          onClick={() => void store.undo()}
        >
          <Icon name="undo" /> <span className="roomy">Undo</span>
        </button>
        <button
          type="button"
          disabled={site?.redo == null}
          title={site?.redo ? `Redo: ${site.redo.about}` : 'Nothing to redo'}
          onClick={() => void store.redo()}
        >
          <Icon name="redo" /> <span className="roomy">Redo</span>
        </button>
      </fieldset>
      <div className="status-place">
        <button
          type="button"
          className="status"
          data-kind={status.kind}
          title={status.text}
          onClick={() =>
            store.select({ type: waiting > 0 ? 'changes' : errors > 0 ? 'findings' : 'publish' })
          }
        >
          {status.text}
          {isAtRest && ` · ${nameStanding(standing)}`}
          {errors > 0 && ` · ${errors} to fix`}
        </button>
      </div>
      <ViewMenu />
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
        {incoming > 0 && (
          <span className="count" title={`${incoming} by others, not here yet`}>
            {incoming}
          </span>
        )}
      </button>
    </header>
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
  const waiting = listToTranslate(site, tag).length;
  const page = listShown(site).find((one) => one.path === path)?.id;
  return (
    <button
      type="button"
      onClick={() => store.select({ type: 'translations', page: page ?? '', tag })}
    >
      Translate
      {waiting > 0 && (
        <span className="count" title={`${waiting} missing, or changed since they were translated`}>
          {waiting}
        </span>
      )}
    </button>
  );
}
