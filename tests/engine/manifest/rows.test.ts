// Rows of data files: what blocks show of them, and where each mistake in them is found.
import { describe, expect, test } from 'vitest';
import { changeSources } from '../../../engine/manifest/change-sources';
import { readRows } from '../../../engine/manifest/text/parse-rows';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { getManifestText } from '../../site-texts';

const lessons = 'files/data/lessons.csv';
const office = 'files/data/office.csv';
const source = readSite(openWorkspace('tests/sites/collections'), {
  now: new Date('2026-11-24T09:00:00Z'),
});

interface Changed {
  readonly files?: Readonly<Record<string, string>>;
  readonly manifest?: (text: string) => string;
}

function validate({ files = {}, manifest = (text) => text }: Changed) {
  const texts = new Map([
    ['site.manifest.json', manifest(getManifestText(source))],
    ...Object.entries(files),
  ]);
  return validateSite(changeSources(source, texts), engineContract);
}

/** The blocks of the page with the rows, as if they were written out. */
function read(changed: Changed = {}) {
  const { findings, publication } = validate(changed);
  expect(findings).toEqual([]);
  const { manifest } = mainOf(publication ?? { sites: [] as never });
  return manifest.pages.lessons?.blocks as unknown as readonly Record<string, unknown>[];
}

/** Each finding with its place, and what it marks there. */
function mark(file: string, text: string, more: Changed = {}): string[] {
  const { findings } = validate({ ...more, files: { ...more.files, [file]: text } });
  return findings.map(({ code, file: at, line, column, endLine, endColumn }) => {
    const written = at === file && line === endLine ? (text.split('\n')[line - 1] ?? '') : '';
    return `${code} ${at.replace(/^.*\//, '')}:${line} ${written.slice(column - 1, (endColumn ?? 0) - 1)}`;
  });
}

const head = 'id;title;group;length;price;unit;note';
const row = (price: string): string =>
  `${head}\npiano;Piano;Single lessons;30 minutes;${price};;\n`;

describe('rows in the place of written ones', () => {
  test('are a table whose column of nothing begins where words do', () => {
    const manifest = (text: string) => text.replace('"Fee in pounds": "price"', '"Fee": "unit"');
    expect(read({ files: { [lessons]: row('32.50') }, manifest })[1]).toMatchObject({
      table: { columns: [{}, {}, { heading: 'Fee', align: 'start' }] },
    });
  });

  test('are prices in groups', () => {
    const [prices] = read();
    expect(prices).toMatchObject({
      type: 'prices',
      groups: [
        { heading: 'Single lessons', items: [{ name: 'Piano', price: { amount: 32.5 } }, {}, {}] },
        { heading: 'Groups', items: [{}, {}, { name: 'Open orchestra', price: { text: 'free' } }] },
      ],
    });
    expect(prices).not.toHaveProperty('rows');
  });

  test('are a table of the columns that are named, of the rows that are meant', () => {
    expect(read()[1]).toMatchObject({
      table: {
        columns: [
          { heading: 'Instrument', align: 'start' },
          { heading: 'Length', align: 'start' },
          { heading: 'Fee in pounds', align: 'end' },
        ],
        rows: [
          ['Piano', '30 minutes', '32.50'],
          ['Violin and cello', '30 minutes', '32.50'],
          ['Voice', '45 minutes', '46'],
        ],
      },
    });
  });

  test.each([
    ['ID;title;Group;note', []],
    ['id;title;gruop;NOTE', ['"gruop" group']],
    ['id;title;grupp;NOTE', ['"grupp" undefined']],
    ['id;title;group;SKU;Stock', ['"SKU" and "Stock" undefined']],
    ['id;title;group;Group', ['"Group" undefined']],
  ])('tell of columns that nothing reads: %s', (names, expected) => {
    const manifest = (text: string): string => {
      const whole = JSON.parse(text);
      const { blocks } = whole.pages.lessons;
      whole.pages.lessons.blocks = [
        { ...blocks[0], rows: { file: 'data/lessons.csv' } },
        ...blocks.slice(2),
      ];
      return JSON.stringify(whole);
    };
    const cells = names.split(';').map((name) => name.replace('title', 'Piano'));
    const text = `Name;price;${names.replace('title', 'unit')}\nPiano;30;${cells.join(';')}\n`;
    const { findings } = validate({ files: { [lessons]: text }, manifest });
    expect(
      findings.map(({ code, parameters: { columns, near } }) => `${code} ${columns} ${near}`),
    ).toEqual(expected.map((one) => `unread-column ${one}`));
  });

  test('are opening hours', () => {
    const morning = { opens: '09:00', closes: '12:30' };
    expect(read()[2]).toMatchObject({
      hours: {
        regular: [
          {
            days: ['monday', 'tuesday', 'wednesday', 'thursday'],
            times: [morning, { opens: '14:00', closes: '19:00' }],
          },
          { days: ['friday'], times: [{ opens: '09:00', closes: '13:00' }] },
        ],
        special: [
          { from: '2037-12-22', until: '2038-01-04', label: 'Christmas holidays', times: [] },
          { from: '2037-10-24', times: [{ opens: '10:00', closes: '12:00' }] },
        ],
      },
    });
  });

  test.each([
    ['groups', '[{ "items": [{ "name": "Look", "price": { "text": "free" } }] }]', 0],
    ['table', '{ "columns": [{ "heading": "A" }], "rows": [["a"]] }', 1],
    ['hours', '{ "regular": [{ "days": ["monday"], "times": [] }] }', 2],
  ])('leave no written %s', (member, written, index) => {
    const manifest = (text: string): string => {
      const whole = JSON.parse(text);
      whole.pages.lessons.blocks[index][member] = JSON.parse(written);
      return JSON.stringify(whole);
    };
    const found = validate({ manifest }).findings.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(found).toEqual([`one-of-two /pages/lessons/blocks/${index}/${member}`]);
  });

  test('may name days of the week as the site does, short and long', () => {
    const rows = 'day,opens,closes\nMontag - Mi.,09:00,12:00\nfriday & So,10:00,12:00\n';
    const { findings, publication } = validate({
      files: { [office]: rows },
      manifest: (text) => text.replace('"en-GB"', '"de"'),
    });
    expect(findings.map(({ code }) => code)).not.toContain('wrong-cell');
    const blocks = mainOf(publication ?? { sites: [] as never }).manifest.pages.lessons?.blocks;
    expect(blocks?.[2]).toMatchObject({
      hours: {
        regular: [{ days: ['monday', 'tuesday', 'wednesday'] }, { days: ['friday', 'sunday'] }],
      },
    });
  });

  test.each([
    ['commas', row('32,5').replaceAll(',', '.').replaceAll(';', ',')],
    ['tabs', row('32.5').replaceAll(';', '\t')],
    ['a byte order mark and other line ends', `\ufeff${row('32,5').replaceAll('\n', '\r\n')}`],
    ['quotation marks', row('"32.5"').replace('Piano', '"Piano"')],
    ['empty rows', row('32.5').replace('\n', '\n\n;;;;;;\n')],
  ])('may be separated otherwise: %s', (_, text) => {
    expect(read({ files: { [lessons]: text } })[0]).toMatchObject({
      groups: [{ items: [{ name: 'Piano', price: { amount: 32.5 } }] }],
    });
  });

  test('may be a list in JSON, with members of members', () => {
    const list = [
      { id: 1, title: 'Piano', cost: { amount: 32.5 }, length: 30, group: 'Single lessons' },
    ];
    const manifest = (text: string): string =>
      text
        .replaceAll('lessons.csv', 'lessons.json')
        .replace(
          '"columns": { "name": "title" }',
          '"columns": { "name": "title", "price": "cost.amount" }',
        )
        .replace('"Fee in pounds": "price"', '"Fee in pounds": "cost.amount"');
    const files = { 'files/data/lessons.json': JSON.stringify(list) };
    const { findings, publication } = validate({ files, manifest });
    expect(findings.map(({ code }) => code)).toEqual(['unused-file']);
    const page = mainOf(publication ?? { sites: [] as never }).manifest.pages.lessons;
    expect(page?.blocks[0]).toMatchObject({ groups: [{ items: [{ price: { amount: 32.5 } }] }] });
    const quoted = { ...list[0], id: 2, title: 'Piano "grand" ]' };
    const broken = [quoted, { ...list[0], cost: { amount: 'much 1' } }];
    const text = JSON.stringify(broken, null, 1);
    const [finding] = validate({ files: { 'files/data/lessons.json': text }, manifest }).findings;
    expect(finding).toMatchObject({ code: 'wrong-cell', line: 15, column: 14 });
  });
});

describe('a mistake in a data file', () => {
  test.each([
    ['a price with its currency', row('"32,50 £"'), ['wrong-cell lessons.csv:2 "32,50 £"']],
    ['a price that can be read in two ways', row('1,234'), ['wrong-cell lessons.csv:2 1,234']],
    ['the same with a full stop', row('1.250'), ['wrong-cell lessons.csv:2 1.250']],
    ['a price that is missing', row(''), ['wrong-cell lessons.csv:2 ;']],
    [
      'a quotation mark that is not closed',
      `${head}\n"piano;Piano\n`,
      ['broken-rows lessons.csv:2 "'],
    ],
    [
      'a quotation mark within a field',
      `${head}\n"The "Anna" class";Piano\n`,
      ['broken-rows lessons.csv:2 "'],
    ],
    [
      'a title alone above it',
      `Lessons\n${row('3').replaceAll(';', ',')}voice,,,,,,\n`,
      ['broken-rows lessons.csv:1 L'],
    ],
    ['a row that is short', `${row('3')}voice;Voice\n`, ['broken-rows lessons.csv:3 v']],
    [
      'two columns of one name',
      row('3').replace('unit', 'price'),
      ['broken-rows lessons.csv:1 price'],
    ],
    ['a title above two columns', 'Lessons;\nname;price\n', ['broken-rows lessons.csv:1 ']],
    ['a title above it', `Lessons;;;;;;\n${head}\n`, ['broken-rows lessons.csv:1 Lessons']],
    [
      'a remark above it',
      `# 2026\n${head.replaceAll(';', ',')}\n1,2,3\n`,
      ['broken-rows lessons.csv:1 #'],
    ],
    ['a quotation within a field', `${head}\n"Uhr 12" groß;1\n`, ['broken-rows lessons.csv:2 "']],
    ['a column without a name', row('3').replace(';unit;', ';;'), ['broken-rows lessons.csv:1 ;']],
    ['marks of a merge', `${head}\n<<<<<<< HEAD\n`, ['broken-rows lessons.csv:2 <']],
    ['nothing at all', '', ['broken-rows lessons.csv:1 ']],
    ['a page', '\n<!DOCTYPE html><p>Sign in, please</p>', ['broken-rows lessons.csv:2 <!DOCTYPE']],
    ['a page with lines', '<html>\n<p>Sign in</p>\n', ['broken-rows lessons.csv:1 <html']],
    ['a line of one program', `sep=;\n${row('3')}`, ['broken-rows lessons.csv:1 sep=;']],
    [
      'a link that leads nowhere',
      row('3').replace(';;\n', ';;[x](page:nowhere)\n'),
      ['unknown-page lessons.csv:2 page:nowhere'],
    ],
    [
      'a link that runs code',
      row('3').replace(';;\n', ';;[x](javascript:x)\n'),
      ['unsafe-address lessons.csv:2 javascript:x'],
    ],
  ])('is found there: %s', (_, text, expected) => {
    expect(mark(lessons, text)).toEqual(expected);
  });

  test.each([
    ['other days', 'day,opens,closes\nMontag,09:00,12:00\n', ['wrong-cell office.csv:2 Montag']],
    [
      'times in the wrong order',
      'day,opens,closes\nmonday,12:00,09:00\n',
      ['hours-reversed office.csv:2 09:00'],
    ],
    [
      'a day that no calendar has',
      'day,opens,closes,from\n,,,2027-02-30\n',
      ['wrong-cell office.csv:2 2027-02-30'],
    ],
    [
      'a word for a day without times',
      'day,opens,closes\nsaturday,closed,\n',
      ['wrong-cell office.csv:2 closed'],
    ],
    ['half of a time', 'day,opens,closes\nmonday,12:00,\n', ['wrong-cell office.csv:2 ']],
  ])('of opening hours is found there: %s', (_, text, expected) => {
    expect(mark(office, text)).toEqual(expected);
  });

  test.each([
    [
      'HTML of a shop',
      row('3').replace(';;\n', ';;<b>New</b>\n'),
      ['foreign-markup lessons.csv:2 <b>'],
    ],
    [
      'a character as other tools write it',
      row('3').replace('Piano;', '"Piano &amp; voice";'),
      ['foreign-markup lessons.csv:2 &amp;'],
    ],
    [
      'a variable',
      row('3').replace(';;\n', ';;Ring {phone}\n'),
      ['wrong-cell lessons.csv:2 Ring {phone}'],
    ],
    [
      'emphasis in a name',
      row('3').replace('Piano', '*Piano*'),
      ['foreign-markup lessons.csv:2 *Piano*'],
    ],
    ['emphasis in a note', row('3').replace(';;\n', ';;*New*\n'), []],
    ['a formula', row('=B2*1.2'), ['wrong-cell lessons.csv:2 =B2*1.2']],
    ['a formula that fails', row('#REF!'), ['wrong-cell lessons.csv:2 #REF!']],
    [
      'a formula that fails in German',
      row('3').replace('Piano;', '#NV;'),
      ['wrong-cell lessons.csv:2 #NV'],
    ],
    [
      'a character that was garbled',
      row('3').replace('Piano', 'FlÃ¶te'),
      ['garbled-character lessons.csv:2 Ã¶'],
    ],
    [
      'a character that was lost',
      row('3').replace('Piano', 'Pi\ufffdno'),
      ['lost-character lessons.csv:2 \ufffd'],
    ],
  ])('is found in the words of a cell: %s', (_, text, expected) => {
    expect(mark(lessons, text)).toEqual(expected);
  });

  test.each(['R&D; sales', '{nobody}', '#1 in town', 'x < y', '#N/A means nothing', 'a | b | c'])(
    'is none in ordinary words: %s',
    (words) => {
      expect(mark(lessons, row('3').replace(';;\n', `;;"${words}"\n`))).toEqual([]);
    },
  );

  test('has a remedy that holds for cells', () => {
    const text = row('3').replace(';;\n', ';;<li>New</li>\n');
    const [finding] = validate({ files: { [lessons]: text } }).findings;
    expect(finding?.hint).toBe('Write the words alone: a cell has no headings, lists or pictures.');
  });

  test('is found where the manifest names the rows, if it is there', () => {
    const change = (from: string, to: string): string[] =>
      validate({ manifest: (text) => text.replace(from, to) }).findings.map(
        ({ code, pointer }) => `${code} ${pointer.replace('/pages/lessons/blocks/', '')}`,
      );
    expect(change('"name": "title"', '"name": "titel"')).toEqual([
      'unknown-column 0/rows/columns/name',
    ]);
    expect(change('"name": "title"', '"nam": "title"')).toEqual([
      'unknown-field 0/rows/columns/nam',
    ]);
    expect(change('"group": "Single', '"group": "Singel')).toEqual(['row-count 1/rows']);
    expect(change('"only": { "group"', '"only": { "grup"')).toEqual([
      'unknown-column 1/rows/only/grup',
    ]);
    expect(change('data/office.csv', 'data/ofice.csv')).toEqual(['missing-file 2/rows/file']);
    expect(change('data/office.csv', 'images/mark.svg')).toEqual(['unsafe-file 2/rows/file']);
  });

  test('is never that nothing is shown of too many', () => {
    const many = Array.from({ length: 501 }, (_, index) => `p${index};P;Single lessons;30;3;;`);
    const { findings } = validate({ files: { [lessons]: [head, ...many].join('\n') } });
    expect(findings.map(({ code, related }) => [code, related.length])).toEqual([['row-count', 1]]);
  });

  test('is that the file is no text', () => {
    expect(mark(lessons, `${head}\r\npiano;Pi\u0000ano`)).toEqual([
      'wrong-encoding lessons.csv:2 \u0000',
    ]);
  });
});

describe('a price that can be read in two ways', () => {
  const hintOf = (price: string): string | undefined =>
    validate({ files: { [lessons]: row(price) } }).findings[0]?.hint;

  test.each([
    ['1.250', 'Write 1250 or 1.25.'],
    ['30.000', 'Write 30000 or 30.'],
    ['1,234', 'Write 1234 or 1.2340.'],
  ])('is answered by both: %s', (price, hint) => {
    expect(hintOf(price)).toBe(hint);
  });

  test.each(['1250', '1.25', '30', '0.125', '1250.5'])('is none: %s', (price) => {
    expect(hintOf(price) ?? '').not.toMatch(/^Write \d/);
  });
});

describe('a collection of rows', () => {
  const rehearsals = 'files/data/rehearsals.csv';
  const withPages = (text: string): string =>
    text.replace('"list": "rehearsals"', '"list": "rehearsals", "pages": true');

  test('has items without pages, and none to lead to', () => {
    const { publication } = validate({});
    const { items, manifest } = mainOf(publication ?? { sites: [] as never });
    const own = [...(items?.items.values() ?? [])].filter((one) => one.collection === 'rehearsals');
    expect(own.map(({ id, isPast, pageless }) => [id, isPast, pageless])).toEqual([
      ['rehearsals:2026-12-choir', undefined, true],
      ['rehearsals:2027-01-orchestra', undefined, true],
      ['rehearsals:2027-02-strings', undefined, true],
      ['rehearsals:2026-09-brass', true, true],
      ['rehearsals:2027-03-winds', undefined, true],
    ]);
    expect(own[2]?.value).toMatchObject({
      ...{ title: 'String ensemble', place: 'Room 4, second floor', price: { amount: 3.5 } },
      status: 'planned',
    });
    expect(Object.keys(manifest.pages).filter((id) => id.startsWith('rehearsals:'))).toEqual([]);
    const linked = (text: string): string =>
      text.replace('"page": "news:new-rooms"', '"page": "rehearsals:2026-12-choir"');
    expect(validate({ manifest: linked }).findings.map(({ code }) => code)).toEqual([
      'unknown-page',
    ]);
  });

  test('has pages where it says so', () => {
    const linked = (text: string): string =>
      withPages(text).replace('"page": "news:new-rooms"', '"page": "rehearsals:2026-12-choir"');
    const { findings, publication } = validate({ manifest: linked });
    expect(findings).toEqual([]);
    const { manifest } = mainOf(publication ?? { sites: [] as never });
    expect(manifest.pages['rehearsals:2026-12-choir']).toMatchObject({
      ...{ path: '/about/rehearsals/2026-12-choir', title: 'Evening choir', layout: 'item' },
    });
  });

  const names = 'id,what,for whom,when,where,fee';
  test.each([
    ['two of one id', 'a,A,B,2027-01-01,,\nA,C,D,2027-01-02,,', ['wrong-cell rehearsals.csv:3 A']],
    ['no id', ',A,B,2027-01-01,,', ['wrong-cell rehearsals.csv:2 ,']],
    ['an id without letters', '!,A,B,2027-01-01,,', ['wrong-cell rehearsals.csv:2 !']],
    [
      'HTML in a title',
      'a,Choir &amp; band,B,2027-01-01,,',
      ['foreign-markup rehearsals.csv:2 &amp;'],
    ],
    ['emphasis in a title', 'a,*A*,B,2027-01-01,,', ['foreign-markup rehearsals.csv:2 a']],
    ['a variable', 'a,A,B,2027-01-01,{phone},', ['wrong-cell rehearsals.csv:2 {phone}']],
    ['a formula that fails', 'a,#REF!,B,2027-01-01,,', ['wrong-cell rehearsals.csv:2 #REF!']],
    ['no title', 'a,,B,2027-01-01,,', ['missing-field rehearsals.csv:2 a']],
    ['a day of another form', 'a,A,B,1.1.2027,,', ['wrong-format rehearsals.csv:2 1.1.2027']],
    ['a day that is none', 'a,A,B,2027-02-30,,', ['impossible-day rehearsals.csv:2 2027-02-30']],
    [
      'a price that is none',
      'a,A,B,2027-01-01,,5 pounds',
      ['wrong-cell rehearsals.csv:2 5 pounds'],
    ],
  ])('says where a row is wrong: %s', (_, text, expected) => {
    expect(mark(rehearsals, `${names}\n${text}\n`, { manifest: withPages })).toEqual(expected);
  });

  test.each([
    ['<!DOCTYPE html><body>Sign in</body>', ['broken-rows rehearsals.csv:1 <!DOCTYPE']],
    ['id,was,for whom,when,where,fee\n', ['unknown-column site.manifest.json:73 ']],
    [`${names}\n`, []],
  ])('looks at the columns of a table without rows, too: %j', (text, expected) => {
    expect(mark(rehearsals, text)).toEqual(expected);
  });

  test.each([
    ['status,draft', 'cancelled,TRUE', ['status', 'draft']],
    ['image.src', 'images/choir.svg', ['image.src']],
    ['title,teacher,price.amount', 'A,B,3', []],
  ])('has no column that looks like a member and is passed over: %s', (more, cells, expected) => {
    const text = `${names},${more}\na,A,B,2037-01-01,,,${cells}\n`;
    const found = validate({ files: { [rehearsals]: text } }).findings;
    expect(
      found.map(({ code, pointer, parameters }) => [code, pointer, parameters.column]),
    ).toEqual(
      expected.map((column) => ['unread-column', '/collections/rehearsals/rows/columns', column]),
    );
  });

  test('tells of columns that nothing reads where it names none, and reads those in capitals', () => {
    const manifest = (text: string): string => {
      const whole = JSON.parse(text);
      whole.collections.rehearsals.rows = { file: 'data/rehearsals.csv' };
      return JSON.stringify(whole);
    };
    const text = 'ID,Title,speaker,Starts,Summary,Statuss,SKU\na,A,B,2037-01-01,C,,7\n';
    const { findings } = validate({ files: { [rehearsals]: text }, manifest });
    expect(
      findings.map(({ code, parameters: { columns, near } }) => [code, columns, near]),
    ).toEqual([
      ['unread-column', '"Statuss"', 'status'],
      ['unread-column', '"speaker" and "SKU"', undefined],
    ]);
  });

  test('says once that a row is wrong, whatever leads to it', () => {
    const linked = (text: string): string =>
      withPages(text).replace('"page": "news:new-rooms"', '"page": "rehearsals:a"');
    const text = `${names}\na,A,B,2027-01-01,,5 pounds\n`;
    expect(mark(rehearsals, text, { manifest: linked })).toEqual([
      'wrong-cell rehearsals.csv:2 5 pounds',
    ]);
  });

  test('needs the columns that its kind has to have', () => {
    const change = (from: string, to: string): string[] =>
      validate({ manifest: (text) => text.replace(from, to) }).findings.map(
        ({ code, pointer }) => `${code} ${pointer.replace('/collections/rehearsals/', '')}`,
      );
    expect(change('"starts": "when",', '')).toEqual(['unknown-column rows/file']);
    expect(change('"starts": "when"', '"start": "when"')).toEqual([
      'unknown-field rows/columns/start',
    ]);
    expect(change('"title": "what"', '"title": "name"')).toEqual([
      'unknown-column rows/columns/title',
    ]);
    expect(change('"list": "rehearsals"', '"folder": "x", "list": "rehearsals"')).toEqual([
      'one-of-two /collections/rehearsals',
    ]);
  });
});

test('a price is found where it is written: in an item, or in a row', () => {
  const { findings } = validate({ manifest: (text) => text.replace(/^.*"currency".*\n/m, '') });
  const files = new Set(
    findings.flatMap(({ code, file, related }) =>
      [file, ...related.map((other) => other.file)].map((one) => `${code} ${one}`),
    ),
  );
  expect(files).toContain('missing-currency files/events/winter-evening.md');
  expect(files).toContain('missing-currency files/data/rehearsals.csv');
  expect(files).not.toContain('missing-currency site.manifest.json');
});

test.each([
  ['friday,9,13,,,', ['Write 09:00.', 'Write 13:00.']],
  ['friday,9:00 am,1:00 pm,,,', ['Write 09:00.', 'Write 13:00.']],
  [',,,22.12.2037,2038-01-04,Holidays', ['Write 2037-12-22.']],
])('a cell is offered as it is written here: %s', (line, hints) => {
  const text = `day,opens,closes,from,until,label\n${line}\n`;
  expect(validate({ files: { [office]: text } }).findings.map(({ hint }) => hint)).toEqual(hints);
});

test('a table without rows is told once, wherever it is shown', () => {
  expect(mark(lessons, `${head}\n`)).toEqual([expect.stringMatching(/^row-count /)]);
});

test('a table whose ending is that of a text is not read as one', () => {
  const manifest = (text: string) =>
    text.replace('"file": "data/office.csv"', '"file": "data/office.txt"');
  const found = mark('files/data/office.txt', 'day,opens,closes,from,until,label\n', { manifest });
  expect(found.filter((one) => !one.startsWith('unused-file'))).toEqual([
    expect.stringMatching(/^unsafe-file /),
  ]);
});

test('empty columns behind the last one, as spreadsheets save them, are none', () => {
  const read = (text: string) => readRows('data/list.csv', text);
  const { value, findings } = read('Name;Price;;\nOil;4;;\n;;;\nNet;9\n');
  expect(findings).toEqual([]);
  expect(value).toEqual([
    { Name: 'Oil', Price: '4' },
    { Name: 'Net', Price: '9' },
  ]);
  expect(read('Name;Price;;\nOil;4;;fresh\n').findings).toHaveLength(2);
});
