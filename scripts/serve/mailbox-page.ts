// Enquiries → the inbox page: without scripts, with everything that was sent escaped.
import { groupBy } from '../../engine/model/group-by';
import { escapeMarkup, makeLocalPage } from './local-page';
import type { Enquiry } from './mailbox-store';

const style = `
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem;
  padding: 1.25rem 1.5rem; margin: 0 0 1.25rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.5rem 0 1rem; overflow-wrap: anywhere; }
h2 span { font-size: 1rem; font-weight: 400; opacity: .8; }
h3 { font-size: 1rem; margin: 0 0 .75rem; }
h3 span { font-weight: 400; opacity: .8; }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .35rem 1.25rem; margin: 0; }
dt { opacity: .8; overflow-wrap: anywhere; }
.file { margin: .75rem 0 0; overflow-wrap: anywhere; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .6rem; } }
`;

const renderFiles = (files: NonNullable<Enquiry['files']>): string =>
  files
    .map(({ name, size, kept }) => {
      const words = `${name} (${size} bytes) is kept as ${kept}.`;
      return `<p class="file">${escapeMarkup(words)}</p>`;
    })
    .join('');

function renderEnquiry({ received, path, fields, files = [] }: Enquiry): string {
  const time = `${received.slice(0, 10)} ${received.slice(11, 19)} UTC`;
  const rows = fields.map(
    ([name, value]) => `<dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd>`,
  );
  return (
    `<article><h3><time datetime="${escapeMarkup(received)}">${escapeMarkup(time)}</time> ` +
    `<span>${escapeMarkup(path)}</span></h3><dl>${rows.join('')}</dl>${renderFiles(files)}</article>`
  );
}

/** By form, or by path where the form is not known: the one with the newest enquiry first. */
const groupEnquiries = (enquiries: readonly Enquiry[]): Map<string, Enquiry[]> =>
  groupBy(enquiries, ({ form, path }) => (form === undefined ? path : `Form "${form}"`));

const renderGroup = ([name, enquiries]: readonly [string, readonly Enquiry[]]): string =>
  `<section><h2>${escapeMarkup(name)} <span>(${enquiries.length})</span></h2>` +
  `${enquiries.map(renderEnquiry).join('')}</section>`;

/** The page of the inbox, newest enquiry of each form first. */
export const makeMailboxPage = (enquiries: readonly Enquiry[]) =>
  makeLocalPage({
    title: 'Inbox',
    about:
      enquiries.length === 0
        ? 'Nothing yet. Form submissions of this site arrive here.'
        : `Form submissions: ${enquiries.length}, newest first. Nothing has left this machine.`,
    style,
    content: [...groupEnquiries(enquiries)].map(renderGroup).join(''),
  });
