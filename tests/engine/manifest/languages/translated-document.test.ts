// A document and its translation: a part that changed is told, and no other; what only moved, or is written otherwise, is not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listParts } from '../../../../engine/manifest/languages/document-parts';
import { TranslatedDocument } from '../../../../engine/manifest/languages/translated-document';
import { readSource } from '../../../../engine/manifest/text/read-text-file';
import { engineContract } from '../../../engine-contract';
import '../../../random-seed';

interface Section {
  readonly heading?: string;
  readonly paragraphs: readonly string[];
}

const source: readonly Section[] = [
  { paragraphs: ['We repair clocks.', 'We keep what is old.'] },
  {
    heading: 'What it costs',
    paragraphs: ['You hear the *price* first.', 'A spring takes a week.'],
  },
  { heading: 'Where we are', paragraphs: ['By the harbour.', 'The bus stops outside.[^1]'] },
  { heading: 'When we open', paragraphs: ['On Tuesdays.', '- nine\n- five'] },
];

const write = (
  sections: readonly Section[],
  { title = 'Repairs', note = 'Not on Sundays.' } = {},
) =>
  [
    `---\ntitle: ${title}\nsummary: What we repair.\n---`,
    ...sections.flatMap(({ heading, paragraphs }) => [
      ...(heading === undefined ? [] : [`## ${heading}`]),
      ...paragraphs,
    ]),
    `[^1]: ${note}`,
  ].join('\n\n');

const id = 'files/text/clocks.md';

const read = (text: string, file = id) =>
  readSource({ kind: 'document', file, text: { text } }, engineContract.parseDocument);

function listEntries(text: string): string {
  const { value } = read(text);
  const words = [
    ['/title', 'Repairs'],
    ['/summary', 'What we repair.'],
  ] as const;
  return listParts({ items: value as never, words })
    .map(
      ({ name, content }) =>
        `  - part: ${name}\n    is: "${engineContract.fingerprint(content)}"\n`,
    )
    .join('');
}

const german = write(
  source.map(({ heading, paragraphs }) => ({
    ...(heading !== undefined && { heading: `Deutsch: ${heading}` }),
    paragraphs,
  })),
);

const made = german.replace('\n---\n', `\nof:\n${listEntries(write(source))}---\n`);

const translate = (text: string, own = made) =>
  new TranslatedDocument({
    ...{ language: 'de', contract: engineContract, node: { concept: 'page' } },
    source: { id, text: read(text) },
    own: { id: 'files/languages/de/text/clocks.md', text: read(own) },
  });

const find = (text: string, own?: string): string[] =>
  translate(text, own).findings.map(({ code, params }) =>
    [code.replace('-translation', ''), 'part' in params ? params.part : ''].join(' ').trim(),
  );

const findAnchors = (text: string): unknown =>
  JSON.stringify(translate(text).text?.value).match(/(?<="anchor":")[^"]+/g);

const [start, costs, where, open] = source as [Section, Section, Section, Section];
const names = ['start', 'what-it-costs', 'where-we-are', 'when-we-open'];

test('nothing is told of a document that says what it was made from', () => {
  expect(find(write(source))).toEqual([]);
});

describe('of 200 edits every changed part is told, and no other', () => {
  const place = fc.record({ at: fc.nat(3), index: fc.nat(1), word: fc.constantFrom('bells', '7') });

  test('where words change, or paragraphs come and go', () => {
    fc.assert(
      fc.property(place, fc.nat(2), ({ at, index, word }, kind) => {
        const section = source[at] ?? start;
        const { paragraphs } = section;
        const other =
          kind === 0
            ? paragraphs.with(index, `${paragraphs[index]} ${word}`)
            : kind === 1
              ? paragraphs.toSpliced(index, 0, `A new paragraph with ${word}.`)
              : paragraphs.toSpliced(index, 1);
        expect(find(write(source.with(at, { ...section, paragraphs: other })))).toEqual([
          `stale ${names[at]}`,
        ]);
      }),
      { numRuns: 200 },
    );
  });

  test('where words before the text change, or a footnote', () => {
    expect(find(write(source, { title: 'All repairs' }))).toEqual(['stale /title']);
    expect(find(write(source, { note: 'Nor on Mondays.' }))).toEqual(['stale notes']);
  });

  test('where the site says it: words before the text stand in its front matter', () => {
    const [title] = translate(write(source, { title: 'All repairs' })).findings;
    expect(title?.related).toMatchObject([{ file: `${id}#matter`, pointer: '/title' }]);
    const [notes] = translate(write(source, { note: 'Nor on Mondays.' })).findings;
    expect(notes?.related).toMatchObject([{ file: id, pointer: expect.any(String) }]);
  });

  test('where a heading changes, which keeps the place of its section', () => {
    const text = write(source.with(1, { ...costs, heading: 'Prices' }));
    expect(find(text)).toEqual(['stale prices']);
    expect(findAnchors(text)).toEqual(['prices', 'where-we-are', 'when-we-open']);
  });

  test('where sections come and go', () => {
    const other: Section = { heading: 'Who we are', paragraphs: ['Two people.'] };
    expect(find(write([...source, other]))).toEqual(['missing who-we-are']);
    expect(find(write(source.toSpliced(2, 1)))).toEqual(['unused where-we-are']);
  });
});

describe('nothing is told', () => {
  test('of sections and paragraphs that move, and links to them lead to the same words', () => {
    const text = write([start, open, costs, where]);
    expect(find(text)).toEqual([]);
    expect(findAnchors(text)).toEqual(['what-it-costs', 'where-we-are', 'when-we-open']);
    const [first = '', second = ''] = costs.paragraphs;
    expect(find(write(source.with(1, { ...costs, paragraphs: [second, first] })))).toEqual([]);
  });

  test('of another form of the same words', () => {
    const text = write(source);
    for (const other of [
      text.replaceAll('\n', '\r\n'),
      text.replace('*price*', '_price_'),
      text.replace('## Where we are', '## Where we are ##'),
      text.replace('By the', 'By\nthe'),
      text.replace('- nine\n- five', '* nine\n* five'),
    ])
      expect(find(other)).toEqual([]);
  });
});

test('a document that does not say what it was made from is told once', () => {
  expect(find(write(source), german)).toEqual(['untraced']);
});

test('an entry without a fingerprint waits for its translation', () => {
  const own = made.replace(/(part: where-we-are\n {4}is: )"\w+"/, '$1""');
  expect(find(write(source), own)).toEqual(['missing where-we-are']);
});

describe('words before the text that were noted as one part', () => {
  const whole = engineContract.fingerprint(
    JSON.stringify([
      ['/title', 'Repairs'],
      ['/summary', 'What we repair.'],
    ]),
  );
  const members = / {2}- part: \/title[\s\S]*(?= {2}- part: start)/;
  const former = made.replace(members, `  - part: words\n    is: ${whole}\n`);

  test('count as long as all of them are the same', () => {
    expect(former).not.toContain('/summary');
    expect(find(write(source), former)).toEqual([]);
  });

  test('are all told where one of them changes, in the line of that part', () => {
    const { findings } = translate(write(source, { title: 'All repairs' }), former);
    expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'stale-translation /of/0/is',
      'stale-translation /of/0/is',
    ]);
  });

  test('wait for their translation', () => {
    const waiting = former.replace(/(part: words\n {4}is: )\w+/, '$1""');
    expect(find(write(source), waiting)).toEqual(['missing /title', 'missing /summary']);
  });
});

test('what a person kept, or a machine wrote, is told as long as it is the same', () => {
  const [part] = translate(write(source)).ownParts.filter(({ name }) => name.endsWith('we-are'));
  const trace = engineContract.fingerprint(part?.content ?? '');
  const own = made.replace(
    /(part: where-we-are\n)/,
    `$1    machine: "${trace}"\n    kept: "${trace}"\n`,
  );
  expect(find(write(source), own)).toEqual(['kept', 'machine']);
  expect(find(write(source), own.replace('By the harbour', 'By the sea'))).toEqual([]);
});
