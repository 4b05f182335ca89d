import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FileFacts } from '../../../engine/manifest/checks/context/check-context';
import { KeptMemory, type Memory } from '../../../engine/manifest/memory';
import { listSources, type SiteSource } from '../../../engine/manifest/site-source';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { Finding } from '../../../engine/model/finding';
import { mainOf } from '../../../engine/model/publication';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { toSources } from '../../site-texts';

const root = 'tests/sites/everything';
const text = readFileSync(`${root}/site.manifest.json`, 'utf8');
const fruit = readFileSync(`${root}/files/texte/obstbaeume.txt`, 'utf8');
const planting = readFileSync(`${root}/files/texte/pflanzen.txt`, 'utf8');
const hedges = readFileSync(`${root}/files/texte/hecken.txt`, 'utf8');

const kept = readSite(openWorkspace(root)).files;

function makeSource(manifest: string, more: Readonly<Record<string, string>> = {}): SiteSource {
  const contents: Record<string, string> = {
    'texte/obstbaeume.txt': fruit,
    'texte/hecken.txt': hedges,
    'texte/pflanzen.txt': planting,
    ...more,
  };
  return {
    sources: listSources(toSources(manifest, contents)),
    files: new Map<string, FileFacts>([
      ...kept,
      ...Object.keys(contents).map((path) => [path, { kind: 'file' as const }] as const),
      ['bilder/fort.svg', { kind: 'outside' }],
    ]),
    icons: new Set(['phone', 'mail', 'blatt']),
  };
}

const find = (manifest: string, more?: Readonly<Record<string, string>>): readonly Finding[] =>
  validateSite(makeSource(manifest, more), engineContract).findings;

/** One exchange in the text, which must be there. */
function replace(from: string, to: string, within = text): string {
  if (!within.includes(from)) throw new Error(`The site does not hold ${from}`);
  return within.replace(from, to);
}

/** The text of the file at the place of a finding. */
function textAt({ line, column, endLine, endColumn }: Finding, within: string): string {
  const lines = within.split('\n');
  if (line !== endLine) return lines[line - 1]?.slice(column - 1) ?? '';
  return lines[line - 1]?.slice(column - 1, (endColumn ?? 1) - 1) ?? '';
}

test('the sites that are kept have nothing wrong with them', () => {
  const { findings, publication } = validateSite(makeSource(text), engineContract);
  expect(findings).toEqual([]);
  expect(publication && mainOf(publication).contents.size).toBe(3);
});

test('variables are replaced in values, keys and content, and nowhere else', () => {
  const { publication } = validateSite(makeSource(text), engineContract);
  const site = publication && mainOf(publication);
  expect(site?.manifest.site.name).toBe('Baumschule Lindenhof');
  expect(JSON.stringify([...(site?.contents ?? [])])).toContain('"Baumschule Lindenhof empfiehlt"');
  expect(JSON.stringify([...(site?.contents ?? [])])).toContain('{auf Wunsch}');
  expect(JSON.stringify(site?.manifest)).not.toMatch(/\{betrieb\}|\$comment/);
});

test('variables may be commented like everything else', () => {
  const commented = replace('"variables": {', '"variables": { "$comment": "Once, {here}.",');
  expect(find(commented)).toEqual([]);
});

/** A typo, what is found, at which text, and what is proposed. */
const typos: readonly (readonly [
  name: string,
  manifest: string,
  code: string,
  at: string,
  hint?: string,
])[] = [
  [
    'a key misspelt',
    replace('"summary": "Was wann', '"sumary": "Was wann'),
    'unknown-field',
    '"sumary"',
    'Did you mean "summary"?',
  ],
  ['a field missing', replace('"title": "Pflanzkalender",', ''), 'missing-field', '{'],
  ['a wrong type', replace('"radius": 2', '"radius": "2"'), 'wrong-type', '"2"'],
  [
    'a word that is not allowed',
    replace('"scheme": "light"', '"scheme": "lihgt"'),
    'not-allowed',
    '"lihgt"',
    'Did you mean "light"?',
  ],
  [
    'a block of no type',
    replace('"type": "marquee"', '"type": "marqee"'),
    'unknown-type',
    '"marqee"',
    'Did you mean "marquee"?',
  ],
  [
    'a block by the name that other tools have for it',
    replace('"type": "marquee"', '"type": "FAQ"'),
    'unknown-type',
    '"FAQ"',
    'Did you mean "questions"?',
  ],
  ['a block without a type', replace('"type": "marquee",', ''), 'missing-field', '{'],
  ['a colour of another form', replace('"#fbf8f1"', '"beige"'), 'wrong-format', '"beige"'],
  ['an empty text', replace('"title": "Sortiment"', '"title": ""'), 'empty-value', '""'],
  [
    'a number out of range',
    replace('"headerHeight": 64', '"headerHeight": 6400'),
    'out-of-range',
    '6400',
  ],
  ['another version', replace('"version": 2', '"version": 3'), 'unknown-version', '3'],
  [
    'a page id that cannot be',
    replace('"impressum": {', '"Impressum": {')
      .replace('"page": "impressum"', '"page": "Impressum"')
      .replace('page:impressum', 'page:Impressum'),
    'wrong-name',
    '"Impressum"',
  ],
  [
    'a page that is not there',
    replace('{ "page": "hecken" }', '{ "page": "heken" }'),
    'unknown-page',
    '"heken"',
    'Did you mean "hecken"?',
  ],
  [
    'a form that is not there',
    replace('"form": "anfrage"', '"form": "anfragen"'),
    'unknown-form',
    '"anfragen"',
    'Did you mean "anfrage"?',
  ],
  [
    'an icon that is not there',
    replace('"icon": "blatt"', '"icon": "blat"'),
    'unknown-icon',
    '"blat"',
    'Did you mean "blatt"?',
  ],
  [
    'a picture that is not there',
    replace('bilder/hof.svg', 'bilder/hoff.svg'),
    'missing-file',
    '"bilder/hoff.svg"',
    'Did you mean "bilder/hof.svg"?',
  ],
  [
    'a picture in another case',
    replace('bilder/hof.svg', 'bilder/Hof.svg'),
    'file-case',
    '"bilder/Hof.svg"',
  ],
  [
    'a picture outside',
    replace('bilder/hof.svg', '../geheim.svg'),
    'unsafe-file',
    '"../geheim.svg"',
    'Put it into files/. Write its path within files/, such as "images/yard.jpg".',
  ],
  [
    "a picture of one's own computer",
    replace('bilder/hof.svg', 'file:///C:/hof.svg'),
    'unsafe-file',
    '"file:///C:/hof.svg"',
    'Put it into files/. Write its path within files/, such as "images/yard.jpg".',
  ],
  [
    'a picture with backslashes',
    replace('bilder/hof.svg', 'bilder\\\\hof.svg'),
    'unsafe-file',
    '"bilder\\\\hof.svg"',
    'Separate folders with "/". Write its path within files/, such as "images/yard.jpg".',
  ],
  [
    'a picture behind a link that leads out',
    replace('bilder/hof.svg', 'bilder/fort.svg'),
    'unsafe-file',
    '"bilder/fort.svg"',
  ],
  ['a hidden file', replace('bilder/hof.svg', '.env'), 'unsafe-file', '".env"'],
  [
    'a link in a text to no page',
    replace('(page:obstbaeume#pflanzzeit)', '(page:obstbaum#pflanzzeit)'),
    'unknown-page',
    'page:obstbaum#pflanzzeit',
    'Did you mean "obstbaeume"?',
  ],
  [
    'a link in a text to no anchor',
    replace('(page:obstbaeume#pflanzzeit)', '(page:obstbaeume#pflanzeit)'),
    'unknown-anchor',
    'page:obstbaeume#pflanzeit',
    'Did you mean "pflanzzeit"?',
  ],
  [
    'an anchor of a link',
    replace('"anchor": "pflanzzeit", "label"', '"anchor": "pflanzen", "label"'),
    'unknown-anchor',
    '"pflanzen"',
  ],
  [
    'a script as address',
    replace('[anderswo](https://www.example.org/)', '[anderswo](javascript:alert)'),
    'unsafe-address',
    'javascript:alert',
  ],
  [
    'an address of a profile',
    replace('"https://www.example.org/bilder"', '"data:text/html,x"'),
    'unsafe-address',
    '"data:text/html,x"',
  ],
  [
    'a variable that is not there',
    replace('"{betrieb} zieht', '"{betieb} zieht'),
    'unknown-variable',
    '{betieb',
    'Did you mean "betrieb"?',
  ],
  [
    'a brace that means nothing',
    replace('"Hecken mit Ballen"', '"Hecken { mit Ballen"'),
    'unknown-variable',
    '{',
  ],
  [
    'a variable in a variable',
    replace('"Baumschule Lindenhof"', '"Baumschule {post}"'),
    'variable-in-variable',
    '"Baumschule {post}"',
  ],
  [
    'two pages at one address',
    replace('"/sortiment/gehoelze/hecken"', '"/sortiment/gehoelze/obst"'),
    'duplicate-path',
    '"/sortiment/gehoelze/obst"',
  ],
  [
    'two addresses that differ in case',
    replace('"/sortiment/gehoelze/hecken"', '"/Sortiment/gehoelze/obst"'),
    'duplicate-path',
    '"/sortiment/gehoelze/obst"',
  ],
  [
    'an address with a space',
    replace('"/impressum"', '"/das impressum"'),
    'unsafe-path',
    '"/das impressum"',
  ],
  [
    'an address that is taken',
    replace('"/impressum"', '"/_site/impressum"'),
    'reserved-path',
    '"/_site/impressum"',
  ],
  [
    'an address that is that of a folder',
    replace('"/impressum"', '"/betrieb/Index"'),
    'reserved-path',
    '"/betrieb/Index"',
  ],
  ['a home elsewhere', replace('"path": "/",', '"path": "/start",'), 'missing-home', '"/start"'],
  [
    'a page in the menus twice',
    replace('{ "page": "hecken" }', '{ "page": "bilder" }'),
    'page-in-menus-twice',
    '"bilder"',
  ],
  [
    'a switcher that opens elsewhere',
    replace('"defaultChild": "ort-hof"', '"defaultChild": "hecken"'),
    'opens-elsewhere',
    '"hecken"',
  ],
  [
    'a picture without words',
    replace('"alt": "Ein Bauernhaus mit rotem Dach vor Wiesen"', '"alt": ""'),
    'missing-alt',
    '{',
  ],
  [
    'two blocks of one id',
    replace(
      '"type": "cards",\n          "heading": "Was wir ziehen"',
      '"type": "cards",\n          "id": "hof",\n          "heading": "Was wir ziehen"',
    ),
    'duplicate-id',
    '"hof"',
  ],
  [
    'two fields of one name',
    replace('"name": "anzahl"', '"name": "telefon"'),
    'duplicate-field-name',
    '"telefon"',
  ],
  [
    "a field that hides the form's own",
    replace('"name": "anzahl"', '"name": "submit"'),
    'reserved-field-name',
    '"submit"',
  ],
  [
    'a link to nowhere',
    replace(
      '{ "href": "https://www.example.org/fest", "label": "Hoffest" }',
      '{ "label": "Hoffest" }',
    ),
    'link-target',
    '{',
    'Add one of them.',
  ],
  ['a foreign link without words', replace(', "label": "Hoffest"', ''), 'link-label', '{'],
  [
    'a redirect from a page',
    replace('"from": "/obst"', '"from": "/kontakt"'),
    'redirect-shadowed',
    '"/kontakt"',
  ],
  [
    'a menu of the footer that is none',
    text.replace(/("heading": "Mehr",\s+"menu": )"betrieb"/, '$1"kontakt"'),
    'unknown-menu',
    '"kontakt"',
  ],
];

describe('one typo, one finding, at its place', () => {
  test.each(typos.map((typo) => ({ name: typo[0], typo })))('$name', ({ typo }) => {
    const [, manifest, code, at, hint] = typo;
    const findings = find(manifest);
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    const [finding] = findings;
    if (finding === undefined) return;
    expect(textAt(finding, manifest)).toBe(at);
    expect(finding.message).not.toMatch(/undefined|\[object/);
    expect(finding.hint).not.toMatch(/undefined|\[object/);
    expect(finding.hint.length).toBeGreaterThan(5);
    if (hint !== undefined) expect(finding.hint).toBe(hint);
  });
});

describe('a redirect says which targets it lacks or has too many of', () => {
  test.each([
    [
      '"page": "obstbaeume", "href": "https://www.example.org/"',
      'The redirect must have exactly one of "page", "file" and "href". Keep one of them.',
    ],
    [
      '"status": 301',
      'The redirect must have exactly one of "page", "file" and "href". Add one of them.',
    ],
    [
      '"page": "obstbaeume", "status": 410',
      'The redirect must have no "page", "file" or "href": status 410 means gone. Remove the target, or change the status.',
    ],
  ])('%s', (target, sentences) => {
    const redirect = `"redirects": [{ "from": "/fruit", ${target} }]`;
    const findings = find(text.replace(/"redirects": \[[^\]]*\]/, redirect));
    expect(findings.map(({ message, hint }) => `${message} ${hint}`)).toEqual([sentences]);
  });
});

describe('text that is not JSON', () => {
  test.each([
    [
      'a comma too many',
      replace('"radius": 2', '"radius": 2,'),
      'there is a comma before the closing bracket',
    ],
    ['a comma missing', replace('"version": 2,', '"version": 2'), 'a comma is missing'],
    ['a comment', replace('"version": 2,', '// one\n"version": 2,'), 'this is a comment'],
    ['typographic quotes', replace('"version": 2', '“version”: 2'), 'typographic quotation mark'],
    ['single quotes', replace('"version": 2', "'version': 2"), 'single quotation mark'],
    ['a fence', `\`\`\`json\n${text}\n\`\`\`\n`, 'this is a backtick'],
    ['half of it', text.slice(0, text.indexOf('"menus"')), 'ends too early'],
    ['nothing', '', 'the file is empty'],
    ['a web page', '<!doctype html><title>x</title>', 'this is a web page'],
    ['a merge conflict', `<<<<<<< HEAD\n${text}`, 'merge conflict'],
  ])('%s', (_, manifest, reason) => {
    const findings = find(manifest);
    expect(findings.map(({ code }) => code)).toEqual(['not-json']);
    expect(findings[0]?.message).toContain(reason);
    expect(findings[0]?.hint.includes('the fence')).toBe(manifest.startsWith('```'));
  });

  test('a byte order mark and NUL characters', () => {
    expect(find(`\ufeff${text}`).map(({ code }) => code)).toEqual(['byte-order-mark']);
    expect(find(replace('Pflanz', 'Pf\u0000lanz')).map(({ code }) => code)).toEqual([
      'wrong-encoding',
    ]);
  });

  test('a key that stands twice, with both places', () => {
    const manifest = replace('"version": 2,', '"version": 2,\n  "version": 2,');
    const findings = find(manifest);
    expect(findings.map(({ code }) => code)).toEqual(['duplicate-key']);
    expect(findings[0]?.line).toBe(4);
    expect(findings[0]?.related[0]?.line).toBe(3);
  });

  test('values nested without end', () => {
    expect(find('['.repeat(100_000)).map(({ code }) => code)).toEqual(['too-deep']);
  });
});

describe('content files', () => {
  test('are checked with their own places', () => {
    const findings = find(text, { 'texte/hecken.txt': '[\n  "Eins",\n  7\n]' });
    expect(findings.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['wrong-type', 'files/texte/hecken.txt', 3],
    ]);
  });

  test('are found under a heading with a variable', () => {
    const content =
      '[\n  { "Other": "x",\n    "{betrieb} rät": ["gut",\n      "[x](page:fehlt)"] }\n]';
    const [finding, ...more] = find(text, { 'texte/hecken.txt': content });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code: 'unknown-page', line: 4, column: 12 });
  });

  test('that are not used are reported once all names are right', () => {
    const findings = find(text, { 'texte/alt.txt': '["Alt."]' });
    expect(findings.map(({ code, file, severity }) => [code, file, severity])).toEqual([
      ['unused-file', 'files/texte/alt.txt', 'warning'],
    ]);
  });

  test('are found in links and variables', () => {
    const findings = find(text, {
      'texte/hecken.txt': '["[da](page:nirgends) und {unbekannt}"]',
    });
    expect(findings.map(({ code, file }) => [code, file])).toEqual([
      ['unknown-page', 'files/texte/hecken.txt'],
      ['unknown-variable', 'files/texte/hecken.txt'],
    ]);
  });
});

test('everything is found in one run, in order', () => {
  const manifest = replace('"radius": 2', '"radius": "2"')
    .replace('{ "page": "hecken" }', '{ "page": "heken" }')
    .replace('"icon": "blatt"', '"icon": "blat"');
  const findings = find(manifest);
  expect(findings.map(({ code }) => code).sort()).toEqual([
    'unknown-icon',
    'unknown-page',
    'wrong-type',
  ]);
  const lines = findings.map(({ line }) => line);
  expect([...lines].sort((a, b) => a - b)).toEqual(lines);
});

test('names of the language are no names of the site', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    const findings = find(replace('{ "page": "hecken" }', `{ "page": "${name}" }`));
    expect(findings.map(({ code }) => code)).toEqual(['unknown-page']);
  }
  find(replace('"version": 2,', '"version": 2, "__proto__": { "polluted": true },'));
  expect('polluted' in {}).toBe(false);
});

describe('rules', () => {
  const withRules = (rules: object, manifest: string): string =>
    JSON.stringify({ ...JSON.parse(manifest), rules });
  const doubled = replace('"title": "Pflanzkalender"', '"title": "Sortiment"');
  const severities = (manifest: string): string[] =>
    find(manifest).map(({ code, severity }) => `${severity} ${code}`);

  const off = { severity: 'off', reason: 'It is a test.' };
  const rest = { 'placeholder-id': off, 'placeholder-value': off };

  test('make a finding graver, milder or silent', () => {
    const code = 'duplicate-title';
    const set = (setting?: object) =>
      severities(withRules({ ...rest, ...(setting && { [code]: setting }) }, doubled));
    expect(set()).toEqual([`warning ${code}`]);
    expect(set({ severity: 'error' })).toEqual([`error ${code}`]);
    expect(set({ severity: 'off', reason: 'Both are lists.' })).toEqual([]);
    expect(set({ severity: 'off' })).toEqual(['error rule-without-reason']);
    expect(set({ severity: 'off', reason: ' ' })).toEqual(['error empty-value']);
  });

  test('make a note of what is free, which stands last and keeps a site buildable', () => {
    const note = { severity: 'note', reason: 'They come next month.' };
    const manifest = replace('"title": "Pflanzkalender"', '"title": "Sortiment"');
    const rules = { 'duplicate-title': note, 'placeholder-id': note, 'unused-file': off };
    const found = severities(withRules(rules, manifest));
    expect(new Set(found.slice(found.indexOf('note duplicate-title')))).toEqual(
      new Set(['note duplicate-title', 'note placeholder-id']),
    );
    expect(found).toContain('warning placeholder-value');
    const unexplained = { ...rest, 'duplicate-title': { severity: 'note' } };
    expect(severities(withRules(unexplained, doubled))).toContain('error rule-without-reason');
    const broken = replace('(page:obstbaeume#pflanzzeit)', '(page:obstbaume)');
    expect(severities(withRules({ ...rest, 'unknown-page': note }, broken)).sort()).toEqual([
      'error fixed-rule',
      'error unknown-page',
    ]);
  });

  test('are known by their former codes', () => {
    const rules = { ...rest, 'unused-note': off };
    expect(severities(withRules(rules, text))).toEqual(['warning deprecated']);
  });

  test('of safety are not heard', () => {
    const manifest = replace('(page:obstbaeume#pflanzzeit)', '(javascript:alert)');
    const rules = { ...rest, 'unsafe-address': { severity: 'off', reason: 'We like it.' } };
    expect(severities(withRules(rules, manifest)).sort()).toEqual([
      'error fixed-rule',
      'error unsafe-address',
    ]);
  });
});

test('a film of an outside service has a day that a calendar has', () => {
  const changed = replace('"published": "2025-04-12"', '"published": "2025-02-29"');
  const [finding, ...others] = find(changed);
  expect(others).toEqual([]);
  expect(finding?.code).toBe('impossible-day');
  expect(finding && textAt(finding, changed)).toBe('"2025-02-29"');
});

test('the words of opening hours are missed where an office alone has some', () => {
  const manifest = JSON.parse(text);
  // The engine does not speak it.
  manifest.site.language = 'nl';
  delete manifest.blockSettings.hours;
  // The search has words of its own.
  delete manifest.search;
  for (const one of Object.values<{ blocks?: { type: string }[] }>(manifest.pages))
    one.blocks = (one.blocks ?? []).filter(({ type }) => type !== 'search');
  const { oeffnungszeiten: page, 'vom-steckling': other } = manifest.pages;
  const { hours, ...others } = page.blocks[0];
  expect(others.type).toBe('hours');
  page.blocks[0] = { type: 'text', id: 'zeiten', items: ['Wir sind da.'] };
  const offices = other.blocks.find(({ type }: { type: string }) => type === 'offices').offices;
  for (const office of offices) delete office.hours;
  // A form shows the hours of the contacts beside it.
  manifest.pages.geschichte.blocks.pop();
  const codesOf = () => find(JSON.stringify(manifest)).map(({ code }) => code);
  expect(codesOf()).not.toContain('english-labels');
  offices[0].hours = hours;
  expect(codesOf()).toContain('english-labels');
});

test('special days in the wrong order are told nothing about midnight', () => {
  const manifest = JSON.parse(text);
  const { hours } = manifest.pages.oeffnungszeiten.blocks[0];
  hours.special = [{ from: '2037-12-24', until: '2037-12-20' }];
  const [finding, ...others] = find(JSON.stringify(manifest));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    code: 'hours-reversed',
    message: '2037-12-20 is not after 2037-12-24.',
    hint: 'Swap the two, or correct one of them.',
  });
});

test('a content file is let go once its items are known, unless it is read again', () => {
  const isKept = (folder: string, file: string, memory?: Memory): boolean => {
    const site = readSite(openWorkspace(folder));
    const { stage, findings } = validateSite(site, engineContract, { ...(memory && { memory }) });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    return stage.reader.texts.has(`files/text/${file}`);
  };
  expect(isKept('tests/sites/minimal', 'repairs.txt')).toBe(false);
  expect(isKept('tests/sites/minimal', 'repairs.txt', new KeptMemory())).toBe(true);
  expect(isKept('tests/sites/languages', 'about.txt')).toBe(true);
});
