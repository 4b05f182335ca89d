// A file as a whole, and its JSON.
import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser';
import type { fileRules } from '../../../engine/manifest/rules/file-rules';
import type { Finding } from '../../../engine/model/finding';
import { none, type Repair, type RepairSite, type RepairsOf } from './repair';
import { splitAll } from './split-object';
import { findSpan, writeAt } from './text-repairs';

/** What a text stops being JSON for, by the reason of its finding: how much goes, and what comes in its place. */
const bySyntax: Readonly<Record<string, readonly [length: number, text: string]>> = {
  'there is a comma before the closing bracket': [1, ''],
  'there is one comma too many': [1, ''],
  'a comma is missing here': [0, ','],
  'a colon is missing here': [0, ':'],
  'this is a semicolon': [1, ','],
  'this is an equals sign': [1, ':'],
  'this number has a decimal comma': [1, '.'],
  'JSON writes no plus sign before a number': [1, ''],
  'this text contains a tab': [1, '\\t'],
};

function* fixSyntax(finding: Finding, site: RepairSite): Iterable<Repair> {
  const { start = 0, text = '' } = findSpan(site, finding) ?? {};
  const remedy = String(finding.parameters.remedy);
  const [length, written] = bySyntax[String(finding.parameters.reason)] ?? [];
  if (length !== undefined && written !== undefined)
    yield* writeAt(finding.file, { offset: start, length, text: written }, remedy);
  const [word = ''] = /^(?:true|false|null)\b/i.exec(text.slice(start)) ?? [];
  if (word !== word.toLowerCase())
    yield* writeAt(finding.file, { offset: start, length: word.length, text: word.toLowerCase() });
}

/** Two members with one key: what takes one of them out, and whether both say the same. */
function findTwins(site: RepairSite, finding: Finding) {
  const { text, start } = findSpan(site, finding) ?? { text: '', start: 0 };
  const root = parseTree(text);
  const member = root && findNodeAtOffset(root, start)?.parent;
  const all = member?.type === 'property' ? (member.parent?.children ?? []) : [];
  const same = all.filter((one) => one.children?.[0]?.value === finding.parameters.key);
  const [first, last] = [same[0], same.at(-1)];
  const next = first && all[all.indexOf(first) + 1];
  const before = last && all[all.indexOf(last) - 1];
  const textOf = (node: Node | undefined): string => {
    const value = node?.children?.[1];
    return value ? text.slice(value.offset, value.offset + value.length) : '';
  };
  if (first === undefined || last === undefined || !next || !before) return undefined;
  const end = before.offset + before.length;
  return {
    // What counts is the last.
    uncounted: { offset: first.offset, length: next.offset - first.offset, text: '' },
    counted: { offset: end, length: last.offset + last.length - end, text: '' },
    isSame: textOf(first) === textOf(last),
  };
}

function* removeSame(finding: Finding, site: RepairSite): Iterable<Repair> {
  const { isSame = false, uncounted } = findTwins(site, finding) ?? {};
  if (isSame && uncounted)
    yield* writeAt(finding.file, uncounted, 'Remove the one that does not count.');
}

/** Either may be the one that was meant. */
function* removeEither(finding: Finding, site: RepairSite): Iterable<Repair> {
  const found = findTwins(site, finding);
  if (found === undefined || found.isSame) return;
  yield* writeAt(finding.file, found.uncounted, 'Remove the one that does not count.');
  yield* writeAt(finding.file, found.counted, 'Remove the one that counts.');
}

/** As itself, or as an escape sequence: U+0007. */
function* removeCharacter(finding: Finding, site: RepairSite): Iterable<Repair> {
  const { text, start, end } = findSpan(site, finding) ?? { text: '', start: 0, end: 0 };
  const [, digits = ''] = /^U\+([\dA-F]+)$/.exec(String(finding.parameters.character)) ?? [];
  if (digits === '') return;
  const written = text.slice(start, end).toLowerCase();
  const choices = [String.fromCodePoint(Number.parseInt(digits, 16)), `\\u${digits.toLowerCase()}`];
  const edits = choices.flatMap((choice) => {
    const at = written.indexOf(choice);
    return at < 0 ? [] : [{ offset: start + at, length: choice.length, text: '' }];
  });
  const [edit] = edits;
  if (edit) yield* writeAt(finding.file, edit, `Remove U+${digits}.`);
}

const removeMark = ({ file }: Finding): Iterable<Repair> =>
  writeAt(file, { offset: 0, length: 1, text: '' }, 'Remove the mark.');

export const fileRepairs: RepairsOf<typeof fileRules> = {
  'file-unreadable': none('Only its owner can permit it to be read.'),
  'wrong-encoding': none(
    'Its bytes are not text: only its author knows in which encoding it was written.',
  ),
  'byte-order-mark': { fix: removeMark },
  'too-large': none('Only its author knows where it can be split.'),
  'too-deep': none('Only its author knows what the nesting means.'),
  'not-json': { fix: fixSyntax },
  'duplicate-key': {
    fix: removeSame,
    ask: removeEither,
  },
  'reordered-key': { fix: splitAll },
  'not-text': { ask: removeCharacter },
  'missing-folder': none('What was in it is not in the site.'),
};
