// What changes for a reader, as text for a terminal and as Markdown for a pull request.
import { printable } from '../command/printable';
import type { Fate } from './compare-pages';
import type { PublicationComparison } from './compare-publications';
import type { Comparison, ContentChange } from './compare-sites';
import type { Change } from './entries';
import { describeTranslations } from './translation-changes';

interface Line {
  readonly mark: '+' | '-' | '~' | '!';
  readonly text: string;
  /** Shown below it. */
  readonly more?: readonly Line[];
}

interface PrintedSection {
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** In characters; longer texts are cut, since a diff of the files is available. */
const maxLength = 160;

const cut = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;

const quoteShort = (text: string): string => `"${cut(text)}"`;

/** In characters: how much of the common text is shown. */
const context = 24;

/** The start of the word a little before an offset. */
function findWordBefore(text: string, offset: number): number {
  return offset <= context ? 0 : text.lastIndexOf(' ', offset - context) + 1;
}

/** Two texts; long ones without what they have in common at both ends. */
function quoteBoth(before: string, after: string): string {
  if (before.length + after.length <= maxLength)
    return `${quoteShort(before)} → ${quoteShort(after)}`;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = findWordBefore(before, start);
  const rest = Math.max(0, end - context);
  const pick = (text: string): string =>
    quoteShort(
      `${from > 0 ? '…' : ''}${text.slice(from, text.length - rest)}${rest > 0 ? '…' : ''}`,
    );
  return `${pick(before)} → ${pick(after)}`;
}

function toLine(change: Change): Line {
  const { kind, where } = change;
  if (kind === 'changed')
    return { mark: '~', text: `${where}${quoteBoth(change.before, change.after)}` };
  const text = where + cut(change.text);
  if (kind === 'moved') return { mark: '~', text: `${text} (moved)` };
  return { mark: kind === 'added' ? '+' : '-', text };
}

function describe(fate: Fate): string {
  if (fate === 'lost') return 'the old address is lost';
  return fate === 'gone'
    ? 'the old address is declared gone'
    : `the old address redirects to ${fate.to}`;
}

function listPages({ added, removed, moved, retitled, changed }: Comparison['pages']): Line[] {
  return [
    ...added.map(({ path, title }): Line => ({ mark: '+', text: `${path}  ${title}` })),
    ...removed.map(
      ({ path, title, fate }): Line => ({
        mark: '-',
        text: `${path}  ${title} (${describe(fate)})`,
      }),
    ),
    ...moved.map(
      ({ path, from, title, fate }): Line => ({
        mark: '~',
        text: `${from} → ${path}  ${title} (${describe(fate)})`,
      }),
    ),
    ...retitled.map(
      ({ path, before, title }): Line => ({
        mark: '~',
        text: `${path}  ${quoteBoth(before, title)}`,
      }),
    ),
    ...changed.map(
      ({ path, title, parts, words }): Line => ({
        mark: '~',
        text: `${path}  ${title}: ${parts.join(', ')}`,
        more: words.map(toLine),
      }),
    ),
  ];
}

const toContentLine = ({ file, kind, pages, changes }: ContentChange): Line => ({
  mark: kind === 'added' ? '+' : kind === 'removed' ? '-' : '~',
  text: `${file}${pages.length === 0 ? '' : ` (on ${pages.join(', ')})`}`,
  more: changes.map(toLine),
});

/** What changes in one language. */
const listOwnSections = (comparison: Comparison): PrintedSection[] =>
  [
    { heading: 'Pages', lines: listPages(comparison.pages) },
    { heading: 'Notice', lines: comparison.notice.map(toLine) },
    { heading: 'Menus', lines: comparison.menus.map(toLine) },
    { heading: 'Footer', lines: comparison.footer.map(toLine) },
    { heading: 'Contacts', lines: comparison.contacts.map(toLine) },
    { heading: 'Forms', lines: comparison.forms.map(toLine) },
    { heading: 'Other hosts', lines: comparison.hosts.map(toLine) },
    { heading: 'Redirects', lines: comparison.redirects.map(toLine) },
    { heading: 'Content files', lines: comparison.contents.map(toContentLine) },
    { heading: 'Settings', lines: comparison.settings.map(toLine) },
  ].filter(({ lines }) => lines.length > 0);

/** What is said of addresses that would answer no more. */
interface LostWords {
  readonly heading: string;
  readonly toDo: (count: number) => string;
}

const ofChange: LostWords = {
  heading: 'Lost addresses',
  toDo: (count) =>
    `${count} ${count === 1 ? 'address' : 'addresses'} would be lost. ` +
    'Serve each one, redirect it, or declare it gone with status 410.',
};

/** Of an edit that is taken back: they came with it. */
export const ofUndoing: LostWords = {
  heading: 'Addresses that came with the edit',
  toDo: (count) =>
    `Only if the site was published since the edit: redirect ${count === 1 ? 'it' : 'each'}, or declare it gone with status 410.`,
};

const listSections = (
  comparison: PublicationComparison,
  words: LostWords = ofChange,
): PrintedSection[] => {
  const { languages = [], translations = [], lost } = comparison;
  return [
    ...listOwnSections(comparison),
    ...languages.flatMap(({ tag, ...own }) =>
      listOwnSections(own).map(({ heading, lines }) => ({ heading: `${heading} (${tag})`, lines })),
    ),
    {
      heading: 'Translations',
      lines: translations.map((change): Line => {
        return { mark: '~', text: `${change.tag}: ${describeTranslations(change)}` };
      }),
    },
    {
      heading: words.heading,
      lines: lost.map((path): Line => ({ mark: '!', text: path })),
    },
  ].filter(({ lines }) => lines.length > 0);
};

const nothing = 'Nothing changes for readers.';

const indent = (lines: readonly Line[], depth: number): string[] =>
  lines.flatMap(({ mark, text, more = [] }) => [
    `${'  '.repeat(depth)}${mark} ${printable(text)}`,
    ...indent(more, depth + 2),
  ]);

export function printText(comparison: PublicationComparison, words = ofChange): string {
  const sections = listSections(comparison, words);
  if (sections.length === 0) return `${nothing}\n`;
  const parts = sections.map(({ heading, lines }) => [heading, ...indent(lines, 1)].join('\n'));
  if (comparison.lost.length > 0) parts.push(words.toDo(comparison.lost.length));
  return `${parts.join('\n\n')}\n`;
}

/** Authors' text stays text: nothing in it becomes markup, a mention or a link. */
const escapeMarkdown = (text: string): string =>
  printable(text)
    .replace(/[\\`*_[\]<>|#~]/g, (char) => `\\${char}`)
    .replace(/@(?=\w)/g, '@\u200b');

const signs = { '+': 'added', '-': 'removed', '~': 'changed', '!': 'lost' } as const;

const toItems = (lines: readonly Line[], depth: number): string[] =>
  lines.flatMap(({ mark, text, more = [] }) => [
    `${'  '.repeat(depth)}- ${signs[mark]}: ${escapeMarkdown(text)}`,
    ...toItems(more, depth + 1),
  ]);

export function printMarkdown(comparison: PublicationComparison, base: string): string {
  const sections = listSections(comparison);
  const title = `### What changes for readers since ${escapeMarkdown(base)}`;
  if (sections.length === 0) return `${title}\n\n${nothing}\n`;
  const lost = comparison.lost.length > 0 ? [`**${ofChange.toDo(comparison.lost.length)}**`] : [];
  const parts = sections.map(
    ({ heading, lines }) => `#### ${heading}\n\n${toItems(lines, 0).join('\n')}`,
  );
  return `${[title, ...lost, ...parts].join('\n\n')}\n`;
}
