// A site in three languages: what each of them says, and where a mistake of one of them is found.
import { describe, expect, test } from 'vitest';
import { changeSources } from '../../../../engine/manifest/change-sources';
import { validateSite } from '../../../../engine/manifest/validate-site';
import type { ValidSite } from '../../../../engine/model/valid-site';
import { engineContract } from '../../../engine-contract';
import { getManifestText } from '../../../site-texts';
import { outline, type Swaps, threeLanguages, validateWith } from './three-languages';

const find = (swaps: Swaps): string[] => outline(validateWith(swaps));

const readSites = (swaps: Swaps = {}): Record<string, ValidSite> =>
  Object.fromEntries(
    (validateWith(swaps).publication?.sites ?? []).map((site) => [
      site.manifest.site.language,
      site,
    ]),
  );

const line = (file: string, pointer: string): string => `files/languages/${file} ${pointer}`;

test('nothing is wrong with it', () => {
  expect(find({})).toEqual([]);
});

describe('a language', () => {
  const { 'en-GB': english, de: german, ar: arabic } = readSites();

  test('has its place and its direction', () => {
    const { site } = arabic?.manifest ?? {};
    expect([site?.base, site?.direction]).toEqual(['/ar/', 'rtl']);
    expect(german?.manifest.site.base).toBe('/de/');
    expect(english?.manifest.site.base).toBe('/');
  });

  test('says its words, and its own paths, in the manifest, in forms and in content files', () => {
    const { pages, forms, footer } = german?.manifest ?? {};
    expect(pages?.about).toMatchObject({ path: '/ueber-uns', title: 'Über uns' });
    expect(forms?.enquiry?.title).not.toBe(english?.manifest.forms.enquiry?.title);
    expect(footer?.columns[0]?.heading).toBe('Seiten');
    expect(JSON.stringify(german?.contents.get('text/about.txt'))).not.toMatch(/ the /);
  });

  test('says the words of the engine as the engine does, or as a pair of the site does', () => {
    expect(german?.manifest.labels).toMatchObject({ skip: 'Zum Inhalt springen', more: 'Mehr' });
    expect(german?.manifest.labels.explore).toBe('Mehr dazu');
    expect(german?.manifest.blockSettings.gallery.labels.next).toBe('Nächstes Bild');
    expect(german?.manifest.forms.enquiry?.failure.noAnswer).toBe('Keine Antwort');
    const swaps: Swaps = { 'languages/de/site.json': ['"Explore"', '"Explore more"'] };
    expect(find(swaps)).toEqual([`stale-translation ${line('de/site.json', '/words/5/to 25')}`]);
  });

  test('says days in its own way, however the site says them', () => {
    const ofAmerica = '{ "from": "{month} {day}, {year}", "to": "{day}. {month} {year}" }';
    const ofCanada =
      '{ "from": "{weekday}, {month} {day}–{lastWeekday}, {month} {lastDay}, {year}", "to": "{weekday}, {day}.–{lastWeekday}, {lastDay}. {month} {year}" }';
    const swaps: Swaps = {
      'languages/de/site.json': ['"words": [', `"words": [${ofAmerica}, ${ofCanada},`],
    };
    expect(find(swaps)).toEqual([]);
    expect(readSites(swaps).de?.manifest.labels.dates).toMatchObject({
      day: '{day}. {month} {year}',
      daysOfMonth: '{weekday}, {day}.–{lastWeekday}, {lastDay}. {month} {year}',
    });
    const day = 'One day, {month} {day}';
    const own: Swaps = {
      ...{ manifest: ['"menus": [', `"labels": { "dates": { "day": "${day}" } }, "menus": [`] },
      'languages/de/site.json': ['"words": [', `"words": [${ofAmerica},`],
    };
    expect(find(own)).not.toEqual([]);
  });

  test('says a document in its own words, under the anchors of the site', () => {
    const items = german?.contents.get('text/repairs.md');
    expect(german?.manifest.pages.repairs?.title).toBe('Reparaturen');
    expect(items).toContainEqual({
      $section: expect.objectContaining({ heading: ['Was es kostet'], anchor: 'what-it-costs' }),
    });
  });

  test('lacks the pages that nobody has translated, and has those that are its own', () => {
    expect(arabic?.manifest.pages.courses?.language).toBe('en-GB');
    expect(german?.manifest.pages.imprint).toMatchObject({ language: 'de', path: '/impressum' });
    expect(english?.manifest.pages.imprint?.blocks).toEqual([]);
  });
});

describe('a mistake in a translation is found there', () => {
  const about = 'languages/de/pages/about.json';
  const link = ['[schreiben Sie uns](page:contact)', '[schreiben Sie uns](page:contct)'] as const;

  test.each<[string, Swaps, string]>([
    [
      'in a pair of a page',
      { 'languages/de/pages/home.json': link },
      `unknown-page ${line('de/pages/home.json', '/words/2/to')} 13`,
    ],
    [
      'in a document',
      { 'languages/de/text/repairs.md': ['Notizen am Rand', '[Notizen](page:nots) am Rand'] },
      `unknown-page ${line('de/text/repairs.md', '/2/$section/body/0/$text/0/link/to')} 25`,
    ],
    [
      'in a path',
      { [about]: ['"/ueber-uns"', '"/kontakt"'] },
      `duplicate-path ${line('de/pages/contact.json', '/path')} 2`,
    ],
    [
      'in its form',
      { [about]: ['"words"', '"word"'] },
      `unknown-field ${line('de/pages/about.json', '/word')} 3`,
    ],
  ])('%s', (_, swaps, expected) => {
    expect(find(swaps).slice(0, 1)).toEqual([expected]);
  });

  test('a mistake that all languages take from the site is told once, where the site has it', () => {
    expect(find({ manifest: ['"page": "contact"', '"page": "contct"'] })).toEqual([
      'unknown-page site.manifest.json /footer/columns/0/links/1/page 48',
    ]);
  });
});

test('of words that the site changes, every language hears at its translation', () => {
  expect(
    find({ manifest: ['What we do in the workshop', 'What we make in the workshop'] }),
  ).toEqual(
    ['ar', 'de'].map((tag) =>
      expect.stringContaining(line(`${tag}/pages/work.json`, '/words/1/to')),
    ),
  );
});

test('new words are missing in every language that has the text', () => {
  const swaps: Swaps = { 'text/about.txt': ['[', '["A paragraph that is new here.",'] };
  expect(find(swaps)).toEqual([
    'missing-translation files/text/about.txt /0 1',
    'missing-translation files/text/about.txt /0 1',
  ]);
  expect(
    validateWith(swaps).findings.flatMap(({ hint }) => hint.match(/languages.*/) ?? []),
  ).toEqual(
    expect.arrayContaining([...['de', 'ar'].map((tag) => `languages/${tag}/text/about.txt.`)]),
  );
});

test('words of a form that nobody is shown need no translation', () => {
  const form = '"submit": "Send",';
  const unshown: Swaps = { manifest: [form, `${form} "withoutScript": "Please call us.",`] };
  expect(outline(validateWith(unshown))).toEqual([]);
  const pair = '{ "from": "Please call us.", "to": "Bitte rufen Sie uns an." },';
  const translated: Swaps = {
    ...unshown,
    'languages/de/forms/enquiry.json': ['"words": [', `"words": [ ${pair}`],
  };
  expect(outline(validateWith(translated))).toEqual([]);
});

test('the button of a form has little room, as a label has', () => {
  const long = 'Unverbindlich und kostenlos anfragen';
  const file = 'languages/de/forms/enquiry.json';
  const [found] = outline(validateWith({ [file]: ['"Absenden"', `"${long}"`] }));
  expect(found).toContain('long-translation files/languages/de/forms/enquiry.json');
});

test('a language has rules of its own, over those of the site', () => {
  const swap = (rules: string): Swaps => ({
    'languages/de/pages/work.json': ['"to": ', '"was": "What we did", "to": '],
    manifest: ['"path": "/de"', `"path": "/de", "rules": { ${rules} }`],
  });
  expect(validateWith(swap('')).findings.filter(({ severity }) => severity === 'error')).toEqual(
    [],
  );
  const strict = validateWith(swap('"stale-translation": { "severity": "error" }'));
  expect(strict.publication).toBeUndefined();
  expect(find(swap('"stale-translatin": { "severity": "error" }'))).toContainEqual(
    expect.stringContaining('unknown-rule site.manifest.json /languages/de/rules/stale-translatin'),
  );
});

test('without its languages, it is the site of one language', () => {
  const site = threeLanguages();
  const { languages: _, ...alone } = JSON.parse(getManifestText(site));
  // It is German.
  delete alone.footer.legal;
  delete alone.pages.imprint;
  const files = new Map([...site.files].filter(([path]) => !path.startsWith('languages/')));
  const source = changeSources(
    { ...site, files },
    new Map([['site.manifest.json', JSON.stringify(alone)]]),
  );
  const { publication } = validateSite(source, engineContract);
  const { languages, pages, footer, ...rest } = readSites()['en-GB']?.manifest ?? {};
  const { imprint, ...others } = pages ?? {};
  expect(publication?.sites.map(({ manifest }) => manifest)).toEqual([
    { ...rest, pages: others, footer: { ...footer, legal: [] } },
  ]);
});

test('of a page that says it is in the language of the site alone, no translation is expected', () => {
  const listAbsent = (swaps: Swaps) =>
    validateWith(swaps).findings.flatMap(({ code, pointer }) =>
      code === 'page-not-in-language' ? [pointer] : [],
    );
  expect(listAbsent({})).toEqual(['/pages/courses']);
  const own: Swaps = { manifest: ['"courses": {', '"courses": { "language": "en-GB",'] };
  expect(listAbsent(own)).toEqual([]);
});

test('the files of a language that is taken out are told once', () => {
  const arabic = ',\n    "ar": { "name": "العربية", "path": "/ar", "direction": "rtl" }';
  const { findings } = validateWith({ manifest: [arabic, ''] });
  expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'unused-file The site does not speak "ar": nothing reads the 8 files with its words.',
  ]);
});

test('a folder with a region that the site has not is to be called as its language', () => {
  const site = threeLanguages();
  const files = new Map(
    Array.from(site.files, ([path, facts]) => [
      path.replace('languages/de/', 'languages/de-DE/'),
      facts,
    ]),
  );
  const { findings } = validateSite({ ...site, files }, engineContract);
  const found = findings.filter(({ code }) => code === 'unused-file').map(({ hint }) => hint);
  expect(found).toEqual(['Call the folder "de", as "languages" does, or remove it.']);
});

test('a folder that is spelt in other letters is the one thing told of its language', () => {
  const site = threeLanguages();
  const files = new Map(
    Array.from(site.files, ([path, facts]) => [
      path.replace('languages/de/', 'languages/DE/'),
      facts,
    ]),
  );
  const validation = validateSite({ ...site, files }, engineContract);
  expect(outline(validation)).toEqual(['file-case site.manifest.json /languages/de 16']);
  expect(validation.findings.map(({ message }) => message)).toContain(
    'The folder is called "languages/DE/", not "languages/de/".',
  );
});

test.each([
  ['pages/nopage.json', 'Call it like what it translates, such as "languages/de/pages/ID.json"'],
  ['pages/abuot.json', 'Call it like what it translates'],
  ['forms/enquiri.json', 'Call it like'],
])('a file of a language that nobody asks for, %s', (name, hint) => {
  const site = threeLanguages();
  const files = new Map([...site.files, [`languages/de/${name}`, { kind: 'file' } as const]]);
  const { findings } = validateSite({ ...site, files }, engineContract);
  const [found] = findings.filter(({ code }) => code === 'unused-file');
  expect(found?.hint).toContain(hint);
});

test('the files of a page that is there in another language alone are removed', () => {
  const { findings } = validateWith({
    manifest: ['"about": {', '"about": {\n      "language": "de",'],
  });
  const found = findings.filter(({ code }) => code === 'unused-file');
  expect(found.map(({ file }) => file)).toContain('files/languages/ar/pages/about.json');
  for (const { hint } of found)
    expect(hint).toBe(
      'The page "about" is there in "de" alone: remove the file, or "language" of the page.',
    );
});

/** The German site with a file under another path, and what is found of it. */
function findMoved(meant: string, path: string) {
  const site = threeLanguages();
  const entries = [...site.files].filter(([one]) => one !== `languages/de/${meant}`);
  const files = new Map([...entries, [`languages/de/${path}`, { kind: 'file' } as const]]);
  return validateSite({ ...site, files }, engineContract).findings;
}

test.each(['pages/abuot.json', 'pages/about.txt'])(
  'a file in the place of that of a page is told its name: %s',
  (path) => {
    const [found] = findMoved('pages/about.json', path).filter(
      ({ code }) => code === 'unused-file',
    );
    expect(found?.hint).toBe('Did you mean "languages/de/pages/about.json"?');
  },
);

test.each([
  ['text/about.txt', 'text/about.md'],
  ['text/about.txt', 'about.txt'],
  ['text/repairs.md', 'text/repairs.markdown'],
  ['text/repairs.md', 'text/Repairs.MD'],
])('what lacks %s names the file in its place: %s', (meant, path) => {
  const found = findMoved(meant, path);
  const folder = 'files/languages/de';
  expect(found.map(({ hint }) => hint)).toContain(
    `If ${folder}/${path} is its translation, move that file to ${folder}/${meant}.`,
  );
  expect(found.map(({ code }) => code)).not.toContain('unused-file');
});

test('a document that nobody has translated is to be a document', () => {
  const site = threeLanguages();
  const files = new Map(
    [...site.files].filter(([path]) => path !== 'languages/de/text/repairs.md'),
  );
  const { findings } = validateSite({ ...site, files }, engineContract);
  const [found] = findings.filter(({ code }) => code === 'missing-translation');
  expect(found?.hint).toContain('files/languages/de/text/repairs.md: a document');
});

test.each([
  ['[schreiben Sie uns] (page:contact)', 'broken-link'],
  ['(schreiben Sie uns)[page:contact]', 'foreign-markup'],
  ['[[contact]]', 'foreign-markup'],
  ['[schreiben Sie uns](page:contct)', 'unknown-page'],
  ['schreiben Sie uns', 'lost-link'],
])('a link of the words that is written as %s is one mistake', (written, code) => {
  const home = 'languages/de/pages/home.json';
  const found = find({ [home]: ['[schreiben Sie uns](page:contact)', written] });
  expect(found).toEqual([`${code} ${line('de/pages/home.json', '/words/2/to')} 13`]);
});

test('a number that the site changed is named where its translation stands', () => {
  const { findings } = validateWith({ manifest: ['"2,400"', '"2,500"'] });
  const [found] = findings.filter(({ code }) => code === 'unused-translation');
  expect(found?.hint).toContain('Did it become "2,500"?');
});

test('a path that begins with that of its language is below it twice', () => {
  const validation = validateWith({
    'languages/de/pages/about.json': ['"/ueber-uns"', '"/de/ueber-uns"'],
  });
  expect(outline(validation)).toEqual(['unsafe-path files/languages/de/pages/about.json /path 2']);
  expect(validation.findings.map(({ hint }) => hint)).toContain('Write "/ueber-uns".');
});

test('one that is there besides is spelt otherwise, too', () => {
  const site = threeLanguages();
  const files = new Map([...site.files, ['languages/DE/site.json', { kind: 'file' } as const]]);
  expect(outline(validateSite({ ...site, files }, engineContract))).toEqual([
    'file-case files/languages/DE/site.json  1',
  ]);
});

test('a home page in one language alone is told what makes it so', () => {
  const home = '"home": {\n      "path": "/",';
  const validation = validateWith({ manifest: [home, `${home}\n      "language": "de",`] });
  const found = validation.findings.filter(({ code }) => code === 'absent-home');
  expect(found.map(({ hint }) => hint)).toEqual([
    'Take "language": "de" out of its entry: every language begins with its home page.',
  ]);
});

test('a pair that stands twice is one too many, whatever words are like its own', () => {
  const pair = '"to": "Seiten"\n    }';
  const swaps: Swaps = {
    'languages/de/site.json': [
      pair,
      `${pair},\n    {\n      "from": "Pages",\n      "to": "Blätter"\n    }`,
    ],
  };
  expect(find(swaps)).toEqual([`unused-translation ${line('de/site.json', '/words/5/from 24')}`]);
});
