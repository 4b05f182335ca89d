// Findings about one value → those from which the others follow.
import { toContentName } from './checks/context/file-part';
import { keepDeepest } from './keep-deepest';
import type { RawFinding, Spot } from './raw-finding';
import type { Params } from './rule';
import { shapeRules } from './rules/shape-rules';
import { findNearest } from './shape/nearest';
import { toMatter } from './site-source';
import { findLinksToToldDrafts } from './told-drafts';
import { findUsesOfMistakenTags } from './uses-of-tags';

/** Codes of what uses a name, by where such names are defined. */
const usesOf = {
  '/pages/': 'unknown-page',
  '/forms/': 'unknown-form',
  '/collections/': 'unknown-collection',
  '/variables/': 'unknown-variable',
} as const;

const nameOf = ({ params }: { readonly params: Params }): string =>
  String(params.id ?? params.name);

/** Where a definition has a name that it may not have, those who use it by the right one are not mistaken. */
function findUsesOfWrongNames(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const following = new Set<RawFinding>();
  for (const [place, code] of Object.entries(usesOf)) {
    const wrong = findings
      .filter((finding) => finding.code === 'wrong-name' && finding.pointer.startsWith(place))
      .map(nameOf);
    if (wrong.length === 0) continue;
    const uses = findings.filter((finding) => finding.code === code && nameOf(finding) !== '');
    const isExplained = new Set(uses.map(nameOf)).size <= wrong.length;
    for (const use of uses) if (isExplained || findNearest(nameOf(use), wrong)) following.add(use);
  }
  return following;
}

/** A place and those above it: /a/b, /a. */
function* placesAbove(pointer: string): Generator<string> {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1))
    yield pointer.slice(0, end);
}

/** Which placeholders a text may hold, only the right name and the right shape of what holds it tell. No reader gets what has no place. */
function findTextsOfUnknown(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const toKey = (file: string, pointer: string): string => `${file} ${pointer}`;
  const following = new Map<string, readonly RawFinding['code'][]>();
  for (const { code, file, params, pointer } of findings)
    if (code === 'unknown-field' || code === 'wrong-type')
      following.set(toKey(file, pointer), [
        'unknown-variable',
        ...(code === 'unknown-field' && params.near === undefined
          ? ['foreign-markup' as const]
          : []),
      ]);
  const isInUnknown = ({ code, file, pointer }: RawFinding): boolean =>
    [...placesAbove(pointer)].some((at) => following.get(toKey(file, at))?.includes(code));
  return new Set(following.size === 0 ? [] : findings.filter(isInUnknown));
}

/** Where a collection cannot be read, or all of them, or it is not there, nobody knows its items. */
function findItemsOfUnread(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const unread = new Set(
    findings.flatMap(({ code, pointer, params }) => {
      if (code === 'unknown-collection') return [String(params.id)];
      return pointer.startsWith('/collections') && Object.hasOwn(shapeRules, code)
        ? [pointer.split('/')[2]]
        : [];
    }),
  );
  if (unread.size === 0) return new Set();
  const isItem = (finding: RawFinding): boolean => {
    const [collection, item] = nameOf(finding).split(':', 2);
    if (finding.code !== 'unknown-page' || item === undefined) return false;
    return unread.has(undefined) || unread.has(collection);
  };
  return new Set(findings.filter(isItem));
}

/** The address in a picture of another tool is none of a link. */
function findAddressesOfPictures(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const toKey = ({ file, pointer }: RawFinding): string => `${file} ${pointer}`;
  const pictures = new Set(
    findings.flatMap((finding) => {
      const { code, params } = finding;
      return code === 'foreign-markup' && `${params.markup}`.startsWith('"![')
        ? toKey(finding)
        : [];
    }),
  );
  return new Set(
    findings.filter((finding) => finding.link !== undefined && pictures.has(toKey(finding))),
  );
}

const listFields = ({ params }: { readonly params: Params }): string[] =>
  Array.from(String(params.fields).matchAll(/"([^"]+)"/g), ([, name = '']) => name);

/** The members that a wrong name stands for, and those that say what is said with it. */
const listMeant = ({ near, remedy }: Params): string[] => [
  ...(near === undefined ? [] : [String(near)]),
  ...Array.from(String(remedy ?? '').matchAll(/of "([^"]+)": \{/g), ([, name = '']) => name),
];

/** What lacks a member has it under a name that is spelt otherwise. */
function findMissingOfMisspelt(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const missing = findings.filter(({ code }) => code === 'missing-field');
  if (missing.length === 0) return new Set();
  const toKey = (file: string, holder: string, name: unknown): string =>
    `${file} ${holder} ${name}`;
  const meant = new Set(
    findings.flatMap(({ code, file, params, pointer }) =>
      code === 'unknown-field'
        ? listMeant(params).map((name) =>
            toKey(file, pointer.slice(0, pointer.lastIndexOf('/')), name),
          )
        : [],
    ),
  );
  return new Set(
    missing.filter((finding) => {
      const names = listFields(finding);
      const isMeant = (name: string) => meant.has(toKey(finding.file, finding.pointer, name));
      return names.length > 0 && names.every(isMeant);
    }),
  );
}

/** In a time zone that nobody knows, no minute is an instant. */
function findMinutesOfUnknownZone(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const isUnknown = findings.some(({ pointer }) => pointer === '/site/timeZone');
  return new Set(isUnknown ? findings.filter(({ code }) => code === 'minute-without-zone') : []);
}

/** A list names its collection by the name that it had before. */
function findListsOfUnknown(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const renamed = new Set(
    findings.flatMap(({ code, params }) => (code === 'unknown-collection' ? [params.near] : [])),
  );
  return new Set(
    findings.filter(
      ({ code, params }) => code === 'list-without-items' && renamed.has(params.collection),
    ),
  );
}

/** What a link or a variable of the words was in a translation, before it was written so that it is none. */
const brokenIn: Readonly<Record<string, ReadonlySet<RawFinding['code']>>> = {
  'lost-link': new Set(['broken-link', 'foreign-markup', 'unknown-page', 'unsafe-address']),
  'lost-variable': new Set(['unknown-variable', 'foreign-braces']),
};

function findLostInBroken(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const lost = findings.filter(({ code }) => Object.hasOwn(brokenIn, code));
  return new Set(
    lost.filter(({ code, file, pointer }) =>
      findings.some(
        (other) =>
          other.file === file && other.pointer === pointer && brokenIn[code]?.has(other.code),
      ),
    ),
  );
}

/** A document of nothing but HTML has no text because nothing of it is one. */
function findTextsOfHtml(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const ofHtml = new Set(
    findings.flatMap(({ code, file }) => (code === 'html-in-document' ? [file] : [])),
  );
  return new Set(
    findings.filter(
      ({ code, file, pointer }) => code === 'empty-value' && pointer === '' && ofHtml.has(file),
    ),
  );
}

/** The settings of a document that a collection takes for an item may be those of one. */
function findSettingsOfItems(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const taken = new Set(
    findings.flatMap(({ code, params }) =>
      code === 'document-taken' && params.collection
        ? [toMatter(toContentName(`${params.path}`))]
        : [],
    ),
  );
  const isItem = ({ code, file }: RawFinding) => code === 'unknown-field' && taken.has(file);
  return new Set(taken.size === 0 ? [] : findings.filter(isItem));
}

/** What a file cannot be used as says more than that it cannot be read as what its ending says. */
function findTextsOfUnfit(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const unfit = new Set(
    findings.flatMap(({ code, params }) =>
      code === 'unsafe-file' ? [toContentName(`${params.path}`)] : [],
    ),
  );
  const isText = ({ code, file }: RawFinding) => code === 'not-json' && unfit.has(file);
  return new Set(unfit.size === 0 ? [] : findings.filter(isText));
}

/** What garbled words need of a font are not their letters. */
function findLettersOfGarbled(findings: readonly RawFinding[]): ReadonlySet<RawFinding> {
  const garbled = findings.filter(({ code }) => code === 'garbled-character');
  return new Set(
    findings.filter(
      ({ code, related: [first] = [] }) =>
        code === 'missing-letters' &&
        garbled.some(({ file, pointer }) => file === first?.file && pointer === first.pointer),
    ),
  );
}

/** What is wrong by itself, without what only follows from it. */
export function withoutConsequences(
  findings: readonly RawFinding[],
  unresolved: readonly Spot[],
): RawFinding[] {
  const following = [
    findUsesOfWrongNames(findings),
    findLinksToToldDrafts(findings),
    findTextsOfUnknown(findings),
    findItemsOfUnread(findings),
    findAddressesOfPictures(findings),
    findTextsOfHtml(findings),
    findMissingOfMisspelt(findings),
    findLostInBroken(findings),
    findListsOfUnknown(findings),
    findMinutesOfUnknownZone(findings),
    findLettersOfGarbled(findings),
    findSettingsOfItems(findings),
    findTextsOfUnfit(findings),
    findUsesOfMistakenTags(findings),
  ];
  const left = findings.filter((finding) => following.every((set) => !set.has(finding)));
  return keepDeepest(left, unresolved);
}
