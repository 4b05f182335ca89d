// Documents (Markdown), and what they have in common with JSON: footnotes.
import type { documentRules } from '../../../engine/manifest/rules/document-rules';
import type { Finding } from '../../../engine/model/finding';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { findIn, findPart, removeIt, removePart, setPart } from './places';
import { putInstead } from './rename';
import { none, type Repair, type RepairSite, type RepairsOf } from './repair';
import { takeOut } from './take-out';
import { findSpan, writeAt, writeElement } from './text-repairs';

const isDocument = ({ file }: Finding): boolean => file.endsWith('.md');

/** The line that a finding begins in, with its line break. */
function findLine(site: RepairSite, finding: Finding) {
  const { text, start } = findSpan(site, finding) ?? { text: '', start: 0 };
  const offset = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', start);
  return { text, start, offset, end: next < 0 ? text.length : next + 1 };
}

/** What begins at a finding and looks like this is written in another form. */
function* rewrite(
  site: RepairSite,
  finding: Finding,
  [pattern, write]: readonly [RegExp, (found: string) => string],
): Iterable<Repair> {
  const { text, start } = findLine(site, finding);
  const [found] = pattern.exec(text.slice(start)) ?? [];
  if (found !== undefined)
    yield* writeAt(finding.file, { offset: start, length: found.length, text: write(found) });
}

/** The words of a value in quotation marks, whichever it has around it now; undefined where those within are escaped. */
function quote(value: string): string | undefined {
  const [, mark = '', inner = ''] = /^(["'])(.*)\1$/.exec(value) ?? [];
  if (mark === '') return JSON.stringify(value);
  return inner.includes('\\') || inner.includes(mark + mark) ? undefined : JSON.stringify(inner);
}

function* putInQuotes(site: RepairSite, finding: Finding): Iterable<Repair> {
  const { text, start } = findLine(site, finding);
  const [value = ''] = /^[^\r\n]*\S/.exec(text.slice(start)) ?? [];
  const written = quote(value);
  if (value !== '' && written !== undefined)
    yield* writeAt(finding.file, { offset: start, length: value.length, text: written });
}

/** The entry of the page whose document says something that the entry says, too: either is kept. */
function* removeFromEntry(finding: Finding, site: RepairSite, isSame: boolean): Iterable<Repair> {
  const member = String(finding.parameters.member);
  const { pages } = site.manifest;
  const [id, entry] =
    Object.entries(isRecord(pages) ? pages : {}).find(
      ([, page]) => isRecord(page) && `files/${page.document}` === finding.file,
    ) ?? [];
  const said = site.world.contract.parseDocument(site.read(finding.file) ?? '').matter?.value;
  if (id === undefined || !isRecord(entry) || !isRecord(said)) return;
  const isEqual = JSON.stringify(entry[member]) === JSON.stringify(said[member]);
  const removal = removePart(manifestFile, ['pages', id, member]);
  if (isEqual === isSame) yield removal;
  if (isEqual || isSame) return;
  const { title, operations } = setPart(finding.file, [member], entry[member] as JsonValue);
  yield { title, operations: [...removal.operations, ...operations] };
}

/** A footnote that a text names: [^name]. */
function* renameFootnote(finding: Finding, site: RepairSite): Iterable<Repair> {
  const { name, near } = finding.parameters;
  if (near === undefined) return;
  if (isDocument(finding)) yield* rewrite(site, finding, [/^[^\]\n]+(?=\])/, () => String(near)]);
  yield* putInstead(site, finding, [name, near]);
}

/** All footnotes of a content file are one item of it. */
function* moveFootnotes(finding: Finding, site: RepairSite): Iterable<Repair> {
  const notes = findIn(site, finding);
  const root = findPart(site, finding.file, [])?.value;
  const item = notes?.path.slice(0, -1);
  if (item === undefined || !Array.isArray(root)) return;
  const kept = findPart(site, finding.file, item)?.value;
  const isAlone = isRecord(kept) && Object.keys(kept).length === 1;
  if (!isAlone || typeof item.at(-1) !== 'number') return;
  const { file } = finding;
  yield {
    title: 'Make the footnotes an item of the file itself.',
    operations: [{ op: 'move', file, path: item, to: [root.length] }],
  };
}

export const documentRepairs: RepairsOf<typeof documentRules> = {
  'html-in-document': {
    fix: (finding, site) => writeElement(site, finding, { others: false }),
    ask: (finding, site) => writeElement(site, finding, { others: true }),
  },
  'title-in-document': {
    fix: (finding, site) =>
      rewrite(site, finding, [
        /^(?:#(?=[ \t])|\S[^\r\n]*\r?\n {0,3}=+[ \t]*(?=\r?\n|$))/,
        (found) => (found === '#' ? '##' : String(finding.parameters.near)),
      ]),
  },
  'skipped-level': {
    fix: (finding, site) =>
      rewrite(site, finding, [/^#+/, () => '#'.repeat(Number(finding.parameters.wanted))]),
  },
  'link-to-document': {
    fix: ({ parameters: { target, near }, ...finding }, site) =>
      putInstead(site, { ...finding, parameters: {} }, [JSON.parse(String(target)), near]),
  },
  'unclosed-code': {
    // Where it ends, only its author knows: what comes below may be words.
    *ask(finding, site) {
      const text = site.read(finding.file) ?? '';
      const added = `${text.endsWith('\n') ? '' : '\n'}${finding.parameters.marks}\n`;
      yield* writeAt(
        finding.file,
        { offset: text.length, length: 0, text: added },
        'Close the code at the end of the text.',
      );
    },
  },
  'lost-title': {
    *ask(finding, site) {
      const { text, start } = findLine(site, finding);
      const [title] = /^(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\))/.exec(text.slice(start)) ?? [];
      const before = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
      if (title !== undefined)
        yield* writeAt(
          finding.file,
          { offset: start - before, length: before + title.length, text: '' },
          'Remove the title that is not shown.',
        );
    },
  },
  'lost-width': {
    fix: (finding, site) => rewrite(site, finding, [/^#wide/, () => '']),
  },
  'read-otherwise': {
    *ask(finding, site) {
      const { start, offset } = findLine(site, finding);
      const remedy = String(finding.parameters.remedy);
      // Behind the marks of a list or a quotation, a free line has marks of its own.
      if (remedy.startsWith('Leave a line free') && start === offset)
        yield* writeAt(
          finding.file,
          { offset, length: 0, text: '\n' },
          // What else may be meant, only its author can do.
          remedy.replace(/;.*$/, '.'),
        );
    },
  },
  'front-matter': {
    *ask(finding, site) {
      const text = site.read(finding.file) ?? '';
      const [matter] = /^---\r?\n(?:.*\n)*?---[ \t]*(?:\r?\n)+/.exec(text) ?? [];
      if (matter !== undefined)
        yield* writeAt(
          finding.file,
          { offset: 0, length: matter.length, text: '' },
          'Remove these settings.',
        );
    },
  },
  'said-twice': {
    fix: (finding, site) => removeFromEntry(finding, site, true),
    ask: (finding, site) => removeFromEntry(finding, site, false),
  },
  'document-taken': {
    // Of a page and an item, only their author knows which one is meant.
    ask: (finding, site) => (finding.parameters.collection ? [] : takeOut(finding, site)),
  },
  'not-yaml': {
    *fix(finding, site) {
      if (/^Put the value in quotes/.test(String(finding.parameters.remedy)))
        yield* putInQuotes(site, finding);
    },
  },
  'lost-words': {
    ask: (finding, site) => putInQuotes(site, finding),
  },
  'unknown-footnote': { fix: renameFootnote },
  'unused-footnote': {
    *ask(finding, site) {
      const { offset, end } = findLine(site, finding);
      yield* isDocument(finding)
        ? writeAt(
            finding.file,
            { offset, length: end - offset, text: '' },
            `Remove the footnote "${finding.parameters.name}".`,
          )
        : removeIt(finding, site);
    },
  },
  'unused-reference': {
    *ask(finding, site) {
      const { file } = finding;
      const { offset, end, start } = findLine(site, finding);
      const bracket = { offset: start - 1, length: 0, text: '\\' };
      yield* writeAt(file, bracket, 'Write the line as words.');
      yield* writeAt(file, { offset, length: end - offset, text: '' }, 'Remove the line.');
    },
  },
  'merge-conflict': none('Only its author knows which of the two versions holds.'),
  'misplaced-footnotes': { fix: moveFootnotes },
};
