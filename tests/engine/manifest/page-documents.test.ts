// Pages whose text is a document: what its front matter says, and where each mistake of it is found.
import { describe, expect, test } from 'vitest';
import { changeSources } from '../../../engine/manifest/change-sources';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { getManifestText } from '../../site-texts';

const root = 'tests/invalid/document-taken';
const source = readSite(openWorkspace(root));
const valid = getManifestText(source).replace(
  '"file": "text/repairs.md"',
  '"file": "text/work.md"',
);
const file = 'files/text/repairs.md';
const words = '---\ntitle: Repairs\nsummary: What we repair.\n---\n\nWe repair clocks.\n';

interface Changed {
  readonly document?: string;
  /** In place of the path of the page. */
  readonly entry?: string;
}

function validate({ document = words, entry = '' }: Changed) {
  const manifest = valid.replace('"path": "/repairs", ', `"path": "/repairs", ${entry}`);
  const texts = new Map([
    ['site.manifest.json', manifest],
    [file, document],
  ]);
  return { ...validateSite(changeSources(source, texts), engineContract), manifest };
}

/** Each finding with its file, its line and what it marks there. */
function mark(changed: Changed): string[] {
  const { findings, manifest } = validate(changed);
  return findings.map(({ code, file: at, line, column, endLine, endColumn }) => {
    const text = at === file ? (changed.document ?? words) : manifest;
    const written = text.split('\n')[line - 1] ?? '';
    const marked = written.slice(column - 1, endLine === line ? (endColumn ?? 0) - 1 : undefined);
    return `${code} ${at.replace(/^.*\//, '')}:${line} ${marked}`;
  });
}

const withMatter = (lines: string): string => words.replace('---\n\n', `${lines}\n---\n\n`);

describe('a page that names a document', () => {
  test('is as if the manifest had said it all', () => {
    const blocks = '"blocks": [{ "type": "text", "items": ["Call us."] }], ';
    const more =
      'label: Mend\nlead: "Call *{phone}*."\nicon: phone\ndraft: false\nunlisted: true\nimage: { src: mark.svg, alt: A clock }';
    const { publication, findings } = validate({ document: withMatter(more), entry: blocks });
    expect(findings).toEqual([]);
    const { manifest, contents } = mainOf(publication ?? { sites: [] as never });
    expect(manifest.pages.repairs).toMatchObject({
      ...{ path: '/repairs', title: 'Repairs', summary: 'What we repair.', label: 'Mend' },
      ...{ lead: 'Call *+44 1632 960 123*.', unlisted: true, draft: false },
      image: { src: 'mark.svg', alt: 'A clock' },
      blocks: [{ type: 'content', file: 'text/repairs.md' }, { type: 'text' }],
    });
    expect(manifest.pages.repairs).not.toHaveProperty('document');
    expect(contents.get('text/repairs.md')).toEqual([{ $text: ['We repair clocks.'] }]);
  });

  test('has no line break at the end of a value over several lines', () => {
    const document = words.replace('What we repair.', '>\n  What we\n  repair.');
    const { publication, findings } = validate({ document });
    expect(findings).toEqual([]);
    const { manifest } = mainOf(publication ?? { sites: [] as never });
    expect(manifest.pages.repairs).toMatchObject({ summary: 'What we repair.' });
  });

  test.each([
    [
      'a page nobody knows',
      'lead: See [it](page:nowhere).',
      'unknown-page repairs.md:4 page:nowhere',
    ],
    [
      'a variable nobody knows',
      'lead: "\\u0041 {nobody}"',
      'unknown-variable repairs.md:4 {nobody',
    ],
    ['an icon nobody knows', 'icon: phon', 'unknown-icon repairs.md:4 phon'],
    [
      'a file that is not there',
      'image:\n  src: no.svg\n  alt: A clock',
      'missing-file repairs.md:5 no.svg',
    ],
    ['a member of pages alone', 'layout: hero', 'unknown-field repairs.md:4 layout'],
    ['a misspelt member', 'sumary: Again.', 'unknown-field repairs.md:4 sumary'],
    ['a misspelt member that it says, too', 'titel: Again', 'unknown-field repairs.md:4 titel'],
    ['another type', 'label: 7', 'wrong-type repairs.md:4 7'],
    ['what no variable is', 'lead: {phone}', 'not-yaml repairs.md:4 {'],
  ])('has %s found in its document', (_, lines, expected) => {
    expect(mark({ document: withMatter(lines) })).toEqual([expected]);
  });

  test.each([
    ['----\ntitle: Repairs\nsummary: Clocks.\n----\nWords.\n', 'not-yaml repairs.md:1 -'],
    ['–––\ntitle: Repairs\nsummary: Clocks.\n———\nWords.\n', 'not-yaml repairs.md:1 –'],
    ['***\ntitle: Repairs\nsummary: Clocks.\n***\n\nWords.\n', 'not-yaml repairs.md:1 *'],
    ['----\n\nWords: more.\n', 'missing-field repairs.md:1 '],
    ['title: Repairs\nsummary: Clocks.\n---\n\nWords.\n', 'not-yaml repairs.md:1 t'],
    ['title: Repairs\nsummary: Clocks.\n\nWords.\n', 'not-yaml repairs.md:1 t'],
    ['<!-- x -->\n---\ntitle: A\nsummary: B.\n---\n\nWords.\n', 'not-yaml repairs.md:2 -'],
    ['Words.\n\n---\ntitle: A\nsummary: B.\n---\n\nWords.\n', 'not-yaml repairs.md:3 -'],
    ['---title: Repairs\nsummary: Clocks.---\n\nWords.\n', 'not-yaml repairs.md:1 -'],
    ['{\\rtf1\\ansi Words.}', 'wrong-encoding repairs.md:1 {'],
  ])('between other lines, %j is one mistake', (document, expected) => {
    expect(mark({ document })).toEqual([expected]);
  });

  test.each([
    ['title: “Repairs”\nsummary: ‘What we do.’', ['foreign-markup repairs.md:2 “']],
    ['title: “Well done”\nsummary: What others say.', []],
    ['title: Repairs\nsummary: We are # 1 here.', ['lost-words repairs.md:3 W']],
    ['title: Repairs\nsummary: Clocks. # 160 characters', []],
    ['title: Repairs # 1 of 3 parts\nsummary: Clocks.', []],
  ])('marks that YAML reads as something else are told: %j', (lines, expected) => {
    expect(mark({ document: `---\n${lines}\n---\n\nWords.\n` })).toEqual(expected);
  });

  test('a member of a member stands in a line below it', () => {
    const document = withMatter('image.src: mark.svg');
    expect(validate({ document }).findings[0]?.hint).toContain('Write "image:", and "src: …"');
  });

  test.each([
    ['title: More', 'foreign-markup repairs.md:6 -'],
    ['title: More\nsummary: Again.', 'foreign-markup repairs.md:6 -'],
    [
      'title: More\nsummary: Again.\ntags:\n  - one\nimage:\n  src: a.svg',
      'foreign-markup repairs.md:6 -',
    ],
  ])('a second one below it is one mistake: %j', (lines, expected) => {
    const document = words.replace('We', `---\n${lines}\n---\n\nWe`);
    expect(mark({ document })).toEqual([expected]);
    expect(validate({ document }).findings[0]?.hint).toMatch(/into the settings at the top/);
  });

  test.each([
    '---\n\nPrices: 2026\n---',
    '---\nPrices: 2026\n---',
    '---\n\n## title: what it is\n\n---',
    'title: More\n------------',
    '---\n\ntitle: More\n\n---',
  ])('rules and headings below it are none: %j', (lines) => {
    expect(mark({ document: words.replace('We', `${lines}\n\nWe`) })).toEqual([]);
  });

  test.each([
    ['one space', ' ', 'Remove one space before "summary".'],
    ['several spaces', '   ', 'Remove 3 spaces before "summary".'],
  ])('%s before the name of a setting is said', (_, spaces, hint) => {
    const document = words.replace('Repairs\nsummary', `"Repairs"\n${spaces}summary`);
    expect(validate({ document }).findings.map((found) => found.hint)).toEqual([hint]);
  });

  test('a line that may belong to the value above it is said to be either', () => {
    const document = words.replace('summary', '  summary');
    expect(validate({ document }).findings.map((found) => found.hint)).toEqual([
      'Remove 2 spaces before "summary"; if it belongs to the value above it, put all of that value in quotes: "…".',
    ]);
  });

  test.each([
    'lead: >\n  note: words\n  more: words',
    'lead: |\n   note: words',
    'image:\n  src: mark.svg\n  alt: A clock',
    'image:\n    src: mark.svg\n    alt: >-\n      A clock:\n      it goes',
    'lead: We repair\n  all clocks.',
    'lead: "We repair\n  clocks: all."',
  ])('lines that are indented on purpose are right: %j', (lines) => {
    expect(mark({ document: withMatter(lines) })).toEqual([]);
  });

  test.each([
    [
      'what it lacks is found where it could stand',
      'We repair clocks.\n',
      'missing-field repairs.md:1 ',
    ],
    [
      'in its front matter, too',
      '---\ntitle: Repairs\n---\n\nWords.\n',
      'missing-field repairs.md:2 t',
    ],
    ['what is broken lacks nothing', '---\ntitle: a: b\n---\n\nWords.\n', 'not-yaml repairs.md:2 '],
    ['nor does what is not closed', '---\ntitle: Repairs\n\nWords.\n', 'not-yaml repairs.md:1 -'],
    [
      'nor does what is misspelt',
      '---\ntitel: Repairs\nsummary: What we repair.\n---\n\nWords.\n',
      'unknown-field repairs.md:2 titel',
    ],
    ['nor does a list', '---\n- Repairs\n---\n\nWords.\n', 'not-yaml repairs.md:2 -'],
  ])('%s', (_, document, expected) => {
    const found = mark({ document });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  test('is wrong in the manifest where only the manifest can say it', () => {
    expect(mark({ entry: '"layout": "her", ' })).toEqual([
      'not-allowed site.manifest.json:24 "her"',
    ]);
    const blocks = '"blocks": [{ "type": "form", "form": "ask" }], ';
    expect(mark({ entry: blocks })).toEqual(['unknown-form site.manifest.json:24 "ask"']);
    expect(mark({ entry: '"title": "Other", ' })).toEqual(['said-twice repairs.md:2 title']);
  });

  test('is not read where its document is none of files/', () => {
    const manifest = valid.replace('"document": "text/repairs.md"', '"document": "text/no.md"');
    const texts = new Map([['site.manifest.json', manifest]]);
    const { findings } = validateSite(changeSources(source, texts), engineContract);
    expect(findings.map(({ code }) => code)).toContain('missing-file');
  });
});

describe('front matter says what may stand there', () => {
  test('but not a member that is there already', () => {
    const { findings } = validate({ document: withMatter('titel: Again') });
    expect(findings.map(({ hint }) => hint)).toEqual(['Remove it: "title" is there already.']);
  });

  const hints = (changed: Changed): string[] => validate(changed).findings.map(({ hint }) => hint);

  test('where a page has no such member, what there is instead', () => {
    const [date, password, other] = hints({
      document: withMatter('date: 2027-01-06\npassword: x\nfoo: x'),
    });
    expect(date).toMatch(/^A page has no date;/);
    expect(password).toMatch(/^Files are served to everybody\./);
    expect(other).toMatch(/^Known fields: title, label, summary/);
  });

  test.each([
    ['title: A\ndate: 2027-01-06', 'then "title" may stand here, but not "date".'],
    ['title: A\nsummary: B', 'then "title" and "summary" may stand here.'],
    ['date: 2027-01-06', 'Remove these lines.'],
  ])('in the text of a block: %j', (lines, end) => {
    const texts = new Map([['files/text/work.md', `---\n${lines}\n---\n\nWords.\n`]]);
    const manifest = new Map([['site.manifest.json', valid], ...texts]);
    const { findings } = validateSite(changeSources(source, manifest), engineContract);
    const found = findings.filter(({ code }) => code === 'front-matter');
    expect(found.map(({ hint }) => hint.endsWith(end))).toEqual([true]);
  });
});
