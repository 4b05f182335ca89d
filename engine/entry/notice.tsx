// The notice of a site → its markup. It stands outside the app, which leaves it alone: a site without one pays for none.
import { renderToString } from 'react-dom/server';
import type { DocumentContext } from '../model/document';
import { RunningText } from '../ui/running-text';

export function renderNotice({ site, assets }: DocumentContext): string {
  const { notice, shell } = site;
  if (notice === undefined) return '';
  const { link, text, until } = notice;
  return renderToString(
    <aside className="notice" aria-label={shell.labels.alerts} data-until={until}>
      <p className="notice-words">
        <RunningText text={text} /> {link && <a href={link.href}>{link.label}</a>}
      </p>
      <button type="button" className="notice-dismiss" aria-label={shell.labels.dismiss}>
        <svg className="icon" aria-hidden="true">
          <use href={`${assets.icons}#close`} />
        </svg>
      </button>
    </aside>,
  );
}
