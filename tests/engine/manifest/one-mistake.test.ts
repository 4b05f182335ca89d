// One mistake is one finding, at its place, with the remedy that fixes it: what only follows from it is not reported.
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../engine/model/finding';
import { findIn, harbourText, marked, swap } from './harbour-site';

const codesOf = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);

const ledger = '/ home\n/prices prices\n/repairs repairs\n/work work\n';

describe('a mistake from which others follow', () => {
  test('no files at all', () => {
    const manifest = swap([
      '"redirects"',
      '"contacts": [{ "type": "phone", "label": "Call", "value": "+44 1632 960 123", "icon": "own" }], "redirects"',
    ]);
    const findings = findIn({ manifest, files: [] });
    expect(codesOf(findings)).toEqual(['missing-folder']);
    expect(findings[0]?.file).toBe('files');
  });

  test('no pages at all', () => {
    const manifest = JSON.stringify({ ...JSON.parse(harbourText), pages: {} });
    expect(codesOf(findIn({ manifest }))).toEqual(['empty-value']);
  });

  test.each([
    ['', 'it is empty'],
    ['\n \n', 'it is empty'],
    [`<<<<<<< HEAD\n${ledger}=======\n>>>>>>> x\n`, 'merge conflict markers'],
    [`${ledger}{"a": 1}\n`, 'not an address'],
    [`${ledger}about page of us\n`, 'not an address'],
    [`${ledger}/wor`, 'its last line is cut off'],
  ])('a ledger that is none: %j', (broken, reason) => {
    const findings = findIn({ ledger: broken });
    expect(codesOf(findings)).toEqual(['broken-ledger']);
    expect(findings[0]?.message).toContain(reason);
  });

  test.each([
    ['\ufffd\0/\0 \0h', 0],
    [`${ledger}/caf\ufffd cafe\n`, ledger.length + 4],
  ])('a ledger of another encoding: %j', (broken, offset) => {
    const findings = findIn({ ledger: broken });
    expect(codesOf(findings)).toEqual(['wrong-encoding']);
    const { line = 1, column = 1 } = findings[0] ?? {};
    const start = broken
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length;
    expect(start + (line > 1 ? 1 : 0) + column - 1).toBe(offset);
  });

  test('the last line of a ledger needs no line break, nor an id where none has one', () => {
    expect(findIn({ ledger: ledger.trimEnd() })).toEqual([]);
    expect(findIn({ ledger: ledger.trimEnd().replace(/ .*/gm, '') })).toEqual([]);
  });

  test('a ledger may hold comments, and lines that end as on Windows', () => {
    expect(findIn({ ledger: `# ours\r\n${ledger.replaceAll('\n', '\r\n')}` })).toEqual([]);
  });

  test('parents in a circle, from one page or from two', () => {
    const own = swap([
      '"parent": "work"',
      '"parent": "prices", "layout": "switcher", "defaultChild": "repairs"',
    ]);
    expect(codesOf(findIn({ manifest: own }))).toEqual(['parent-loop']);
    const two = swap(
      ['"parent": "work"', '"parent": "repairs"'],
      [
        '"summary": "What we repair."',
        '"summary": "What we repair.", "parent": "prices", "layout": "switcher", "defaultChild": "work"',
      ],
    );
    expect(codesOf(findIn({ manifest: two }))).toEqual(['parent-loop']);
  });

  test.each(['text/nothing.md', 'text/PRICES.md', 'text/prices.txt'])(
    'a document that is not there, of a page that says nothing else: %s',
    (document) => {
      const { title: _, summary: __, ...prices } = JSON.parse(harbourText).pages.prices;
      const all = JSON.parse(harbourText);
      const pages = { ...all.pages, prices: { ...prices, document } };
      const files = ['mark.svg', 'clock.svg', 'text/prices.txt', 'text/prices.md'];
      const found = findIn({ manifest: JSON.stringify({ ...all, pages }), files });
      expect(found.map(({ pointer }) => pointer)).toEqual(['/pages/prices/document']);
    },
  );

  test('no forms, though pages have some', () => {
    const { forms: _, ...all } = JSON.parse(harbourText);
    const block = { type: 'form', form: 'reply' };
    all.pages.work.blocks = [
      block,
      { ...block, form: 'ask' },
      { type: 'items', collection: 'news' },
    ];
    all.pages.work.lead = 'See [it](page:news:first).';
    const found = findIn({ manifest: JSON.stringify(all) });
    expect(found.map(({ code, hint, related }) => [code, hint, related.length])).toEqual([
      ['unknown-form', 'Add "forms" to the manifest, with the forms that it names.', 2],
      [
        'unknown-collection',
        'Add "collections" to the manifest, with the collections that it names.',
        0,
      ],
    ]);
    expect(found[0]?.related.map(({ message }) => message)).toEqual([
      'There is no form "reply".',
      'Also used here.',
    ]);
  });

  test.each([
    ['"home": "home"', '"home": "home", "home": "work"'],
    ['"prices": {', '"repairs": {'],
    ['"dial": "+441632960123"', '"dial": "+441632960123", "dial": "112"'],
  ])('a key twice: %s', (from, to) => {
    expect(codesOf(findIn({ manifest: swap([from, to]) }))).toEqual(['duplicate-key']);
  });

  test.each([
    ['"prices": {', '"Prices": {', '"prices"'],
    ['"prices": {', '"1": {', 'small letters'],
    ['"prices": {', '"our prices": {', '"our-prices"'],
    ['"dial": "', '"Dial": "', '"dial"'],
    ['"dial": "', '"the dial": "', '"theDial"'],
    ['"ask": {', '"Ask": {', '"ask"'],
  ])('a name that cannot be: %s %s', (from, to, hint) => {
    const [finding, ...others] = findIn({ manifest: swap([from, to]) });
    expect(others).toEqual([]);
    expect(finding?.code).toBe('wrong-name');
    expect(finding?.hint).toContain(hint);
  });

  test.each([
    ['lables', '{ "notFound": "No page: {url}" }'],
    ['blockSetings', '{ "carousel": { "labels": { "slide": "{n} of {m}" } } }'],
    ['blockSettings', '{ "carousell": { "labels": { "slide": "{n} of {m}" } } }'],
    ['blockSettings', '{ "carousel": { "lables": { "slide": "{n} of {m}" } } }'],
    ['blockSettings', '{ "carousel": { "labels": { "slid": "{n} of {m}" } } }'],
  ])('a name above texts with placeholders of their own: "%s": %s', (name, value) => {
    const manifest = swap(['"rules": {}', `"rules": {}, "${name}": ${value}`]);
    expect(codesOf(findIn({ manifest }))).toEqual(['unknown-field']);
  });

  test('an unknown variable elsewhere is another mistake', () => {
    const manifest = swap(
      ['"rules": {}', '"rules": {}, "lables": { "notFound": "No page: {url}" }'],
      ['"title": "Prices"', '"title": "Prices {url}"'],
    );
    expect(codesOf(findIn({ manifest })).toSorted()).toEqual(['unknown-field', 'unknown-variable']);
  });

  test('a rule misspelt still turns off what was meant', () => {
    const setting = '{ "severity": "off", "reason": "A sample." }';
    const manifest = swap(
      ['"title": "Prices"', '"title": "Repairs"'],
      ['"rules": {}', `"rules": { "duplicate-titles": ${setting} }`],
    );
    expect(codesOf(findIn({ manifest }))).toEqual(['unknown-rule']);
  });

  test('a published page made a draft', () => {
    const manifest = swap(
      ['"summary": "What we repair."', '"summary": "What we repair.", "draft": true'],
      ['"page": "repairs"\n    }\n  ]', '"page": "work"\n    }\n  ]'],
      ['"page": "repairs",\n    "label": "Ask us"', '"page": "work",\n    "label": "Ask us"'],
    ).replace('"forms"', '"$comment": "", "forms"');
    const codes = codesOf(findIn({ manifest, ledger }));
    expect(codes).toEqual(['lost-address']);
    const [finding] = findIn({ manifest, ledger });
    expect(finding?.message).toContain('its page "repairs" is a draft');
    expect(finding?.related.map(({ pointer }) => pointer)).toEqual(['/pages/repairs/draft']);
  });
});

describe('the remedy', () => {
  const hintOf = (manifest: string, more = {}): string | undefined => {
    const findings = findIn({ manifest, ...more });
    expect(findings).toHaveLength(1);
    return `${findings[0]?.code}: ${findings[0]?.message} ${findings[0]?.hint}`;
  };

  test('for a page that moved by hand is the redirect to it', () => {
    const manifest = swap(['"path": "/prices"', '"path": "/costs"']);
    expect(hintOf(manifest, { ledger })).toMatch(
      /lost-address: .*\{ "from": "\/prices", "page": "prices" \}/,
    );
  });

  test('for a path whose case changed is to accept it; then both spellings stand', () => {
    const manifest = swap(['"path": "/prices"', '"path": "/Prices"']);
    expect(hintOf(manifest, { ledger })).toMatch(/new-address: .*urls --accept/);
    expect(findIn({ manifest, ledger: `${ledger}/Prices prices\n` })).toEqual([]);
  });

  test.each([
    [
      '"page": "repairs"\n    }\n  ]',
      '"page": "repairs", "status": 410\n    }\n  ]',
      'no "page", "file" or "href"',
    ],
    ['"from": "/old",\n      "page": "repairs"', '"from": "/old"', 'Add one of them'],
    ['"page": "home"\n', '"label": "x"\n', 'Add one of them'],
    ['"src": "clock.svg"', '"src": "./clock.svg"', 'Did you mean "clock.svg"?'],
    ['"src": "clock.svg"', '"src": "files/clock.svg"', 'Did you mean "clock.svg"?'],
    ['"src": "clock.svg"', '"src": "https://a.org/x.svg"', 'it is a web address'],
    ['"src": "clock.svg"', '"src": "text"', 'it is a folder'],
    ['"file": "text/prices.txt"', '"file": "clock.svg"', 'it is not a text'],
  ])('%s → %s', (from, to, hint) => {
    const manifest = swap([from, to]);
    // What the wrong name leaves unused is not asked before all names are right.
    expect(hintOf(manifest)).toContain(hint);
  });

  test.each([
    ['text/prices.MD', '.MD'],
    ['text/prices.markdown', '.markdown'],
    ['text/prices.Mkd', '.Mkd'],
  ])('for the text %s is the ending of Markdown', (path, ending) => {
    const manifest = swap(['"file": "text/prices.txt"', `"file": "${path}"`]);
    const [finding] = findIn({ manifest, files: ['mark.svg', 'clock.svg', path] });
    expect(finding?.message).toBe(
      `The file "${path}" cannot be used here: a file in Markdown ends in ".md", not in "${ending}".`,
    );
    expect(finding?.hint).toBe('Rename it to "text/prices.md".');
  });

  test.each([
    ['phone.svg', 'phone'],
    ['fone', 'phone'],
    ['icons/phone.svg', 'phone'],
    ['email', 'mail'],
  ])('for the icon %s is %s', (name, near) => {
    const contact = `{ "type": "phone", "label": "Call", "value": "+44 1632 960 123", "icon": "${name}" }`;
    const manifest = swap(['"redirects"', `"contacts": [${contact}], "redirects"`]);
    expect(hintOf(manifest)).toContain(`Did you mean "${near}"?`);
  });
});

describe('the place', () => {
  test('of a path taken twice is at the page that took it later, as the ledger knows', () => {
    const manifest = swap(['"path": "/prices"', '"path": "/repairs"']);
    const later = swap(['"path": "/repairs"', '"path": "/prices"']);
    const at = (text: string): string | undefined => findIn({ manifest: text, ledger })[0]?.pointer;
    expect([at(manifest), at(later)]).toEqual(['/pages/prices/path', '/pages/repairs/path']);
  });

  test('of an address in a text is the link, also with a variable in it', () => {
    const manifest = swap(['(mailto:{email})', '(mialto:{email})']);
    const findings = findIn({ manifest });
    expect(codesOf(findings)).toEqual(['unsafe-address']);
    const [finding] = findings;
    expect(finding && marked(finding, manifest)).toBe('mialto:{email}');
  });

  test('of an address that changed hands is its line in the ledger', () => {
    const swapped = '/ home\n/prices repairs\n/repairs prices\n/work work\n';
    const findings = findIn({ ledger: swapped });
    expect(findings.map(({ code, line }) => [code, line])).toEqual([
      ['other-page', 2],
      ['other-page', 3],
    ]);
  });
});
