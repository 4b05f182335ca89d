// What the schemas find: fields, types, formats, ranges.
import { toSlug } from '../../../engine/content/addresses/slug';
import type { shapeRules } from '../../../engine/manifest/rules/shape-rules';
import { splitAddress } from '../../../engine/manifest/shape/format-remedy';
import { findNearest } from '../../../engine/manifest/shape/nearest';
import type { Finding } from '../../../engine/model/finding';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { convert } from './convert';
import {
  findAround,
  findIn,
  membersOf,
  type Part,
  removeIt,
  removePart,
  setPart,
  toPointer,
  writeInstead,
} from './places';
import { putInstead, putNear } from './rename';
import { type FindingOf, none, type Repair, type RepairSite, type RepairsOf } from './repair';
import { sayTarget } from './say-target';
import { listStarts, listTypes } from './start-values';
import { takeOut } from './take-out';
import { toWords } from './to-words';

/** A colour as themes write it: with "#", six digits. */
function* toColour(value: string): Iterable<string> {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim()) ?? [];
  if (digits.length === 3) yield `#${digits.replace(/./g, '$&$&').toLowerCase()}`;
  if (digits.length === 6) yield `#${digits.toLowerCase()}`;
}

/** An address whose scheme was left out. */
const withScheme = (value: string): string[] =>
  /^[\w.-]+$/.test(value) ? [`https://${value}`] : [];

/** A currency by its English name or its sign, such as "Swiss franc" or "£"; else the code that is near. */
function* nearCurrency(finding: Finding, value: string): Iterable<string> {
  if (!finding.pointer.endsWith('/currency')) return;
  const codes = Intl.supportedValuesOf('currency');
  const words = value.trim().toLowerCase();
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const signOf = (currency: string): string =>
    new Intl.NumberFormat('en', { style: 'currency', currency })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? '';
  const [sign] = /\p{Sc}/u.exec(value) ?? [];
  yield* codes.filter((code) => names.of(code)?.toLowerCase() === words || signOf(code) === sign);
  const near = findNearest(words.toUpperCase(), codes);
  if (near !== undefined) yield near;
}

const numbersIn = (words: string): number[] => (words.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Members of an object that say what it is about. */
const speaking = ['title', 'heading', 'name', 'label', 'summary', 'text'];

/** Words for a member that an object needs: those that it has elsewhere, or its id. */
function* findWords(site: RepairSite, place: Finding, levels: number): Iterable<string> {
  const part = levels === 0 ? findIn(site, place) : findAround(site, place, levels);
  const members = membersOf(part);
  const id = part?.path.at(-1);
  const named = typeof id === 'string' ? [toWords(id)] : [];
  if (place.pointer.endsWith('/title')) yield* named;
  for (const name of speaking) {
    const words = members[name];
    if (typeof words === 'string' && words !== '') yield words;
  }
  yield* named;
}

/** Paths for a page that has none. */
function* pathsFor({ manifest }: RepairSite, { path }: Pick<Part, 'path'>): Iterable<string> {
  const id = String(path.at(-1));
  if (isRecord(manifest.site) && manifest.site.home === id) yield '/';
  yield `/${toSlug(id)}`;
}

/** What an unknown field says, said by the one that was meant and is there already. */
function* sayAsNear(finding: FindingOf<'unknown-field'>, site: RepairSite): Iterable<Repair> {
  const { field, near } = finding.parameters;
  const part = findIn(site, finding);
  const around = findAround(site, finding);
  if (near === undefined || part === undefined || around === undefined) return;
  if (!Object.hasOwn(membersOf(around), String(near))) return;
  const { operations } = setPart(
    around.file,
    [...around.path, String(near)],
    part.value as JsonValue,
  );
  yield {
    title: `Write what "${field}" says as "${near}", in place of what is there.`,
    operations: [...removePart(part.file, part.path).operations, ...operations],
  };
}

/** What a member may say that an object lacks, the best first. */
function* listValues(
  site: RepairSite,
  finding: Finding,
  {
    part,
    name,
    isAlone,
  }: { readonly part: Part; readonly name: string; readonly isAlone: boolean },
): Iterable<JsonValue> {
  if (name === 'type') yield* listTypes(site, part);
  else if (name === 'path') yield* pathsFor(site, part);
  else if (isAlone || speaking.includes(name)) yield* findWords(site, finding, 0);
  if (name !== 'type') yield* listStarts(site, part, name);
}

function* fillIn(finding: Finding, site: RepairSite): Iterable<Repair> {
  const part = findIn(site, finding);
  const names = [...String(finding.parameters.fields).matchAll(/"([^"]+)"/g)].map(
    ([, name]) => name as string,
  );
  // What a site is to be, only its author knows.
  if (part === undefined || !isRecord(part.value) || part.path.length === 0) return;
  const { file, path } = part;
  const values = names.map((name) => [
    ...new Set(listValues(site, finding, { part, name, isAlone: names.length === 1 })),
  ]);
  const most = values.every((some) => some.length > 0)
    ? Math.max(...values.map((some) => some.length))
    : 0;
  for (let round = 0; round < most; round += 1) {
    const written = names.map((name, index) => {
      const some = values[index] ?? [];
      return setPart(file, [...path, name], some[Math.min(round, some.length - 1)] as JsonValue);
    });
    const [first] = written;
    if (first === undefined) return;
    const others = names.map((name) => `"${name}"`).join(', ');
    yield {
      title:
        written.length === 1 ? first.title : `Add ${others} at ${toPointer(path)}, as they begin.`,
      operations: written.flatMap(({ operations }) => operations),
    };
  }
}

/** A page under another id, with all that names it; any other name alone. */
function* rename(finding: Finding, site: RepairSite): Iterable<Repair> {
  const { near } = finding.parameters;
  const part = findIn(site, finding);
  if (near === undefined || part === undefined) return;
  const [to, id] = [String(near), String(part.path.at(-1))];
  const title = `Write "${to}" in place of "${id}".`;
  const { file, path } = part;
  yield { title, operations: [{ op: 'rename key', file, path, key: to }] };
  if (file === manifestFile && path.length === 2 && path[0] === 'pages')
    yield { title, operations: [{ op: 'page rename', id, to }] };
}

/** The host of an address, and the rest in the member beside it. */
function* splitOrigin(finding: Finding, site: RepairSite): Iterable<Repair> {
  const part = findIn(site, finding);
  const around = findAround(site, finding);
  const split = splitAddress(part?.value, finding.pointer);
  if (split === undefined || around === undefined) return;
  const { file, path, value } = around;
  const { origin, name, rest } = split;
  yield setPart(file, path, {
    ...membersOf({ file, path, value }),
    origin,
    [name]: rest,
  } as JsonValue);
}

export const shapeRepairs: RepairsOf<typeof shapeRules> = {
  'unknown-version': {
    ask: (finding, site) => writeInstead(site, finding, [finding.parameters.expected]),
  },
  'older-version': none('The command `migrate` does it.'),
  deprecated: {
    fix: (finding, site) =>
      putInstead(site, finding, [finding.parameters.former, finding.parameters.name]),
  },
  'missing-field': {
    *ask(finding, site) {
      yield* fillIn(finding, site);
      yield* takeOut(finding, site);
    },
  },
  'unknown-field': {
    fix: putNear('field'),
    *ask(finding, site) {
      yield* sayTarget(finding, site) ?? removeIt(finding, site);
      yield* sayAsNear(finding, site);
    },
  },
  'wrong-type': {
    fix: (finding, site) => writeInstead(site, finding, convert(finding, site)),
    ask: removeIt,
  },
  'not-allowed': {
    fix: ({ parameters: { near }, ...finding }, site) =>
      near === undefined ? [] : writeInstead(site, finding, [near]),
    ask: removeIt,
  },
  'unknown-type': {
    fix: putNear('value'),
    *ask(finding, site) {
      const around = findAround(site, finding);
      if (around !== undefined) yield* takeOut(finding, site);
    },
  },
  'wrong-format': {
    fix: (finding, site) => {
      const value = findIn(site, finding)?.value;
      return typeof value === 'string'
        ? writeInstead(site, finding, [...toColour(value), value.trim(), ...withScheme(value)])
        : [];
    },
    *ask(finding, site) {
      const value = findIn(site, finding)?.value;
      const { near } = finding.parameters;
      yield* splitOrigin(finding, site);
      if (near !== undefined) yield* writeInstead(site, finding, [String(near)]);
      if (typeof value === 'string')
        yield* writeInstead(site, finding, nearCurrency(finding, value));
      yield* takeOut(finding, site);
    },
  },
  'empty-value': {
    fix: removeIt,
    ask: (finding, site) => writeInstead(site, finding, findWords(site, finding, 1)),
  },
  'too-long': { ask: removeIt },
  'too-few': { ask: takeOut },
  'out-of-range': {
    ask: (finding, site) =>
      writeInstead(site, finding, numbersIn(String(finding.parameters.range))),
  },
  'repeated-item': { fix: removeIt },
  'wrong-name': { fix: rename },
};
