// What a text may say → how it is written in JSON and in Markdown, side by side.

interface TextForm {
  readonly what: string;
  /** An item of a content file. */
  readonly json: unknown;
  readonly markdown: string;
}

export const textForms: readonly TextForm[] = [
  {
    what: 'a paragraph',
    json: 'Repairs *by hand*, by {company}: see [our work](page:work).',
    markdown: 'Repairs *by hand*, by {company}: see [our work](page:work).',
  },
  { what: 'a list', json: ['A key', 'An oil can'], markdown: '- A key\n- An oil can' },
  {
    what: 'a numbered list',
    json: { $list: { numbered: true, items: ['Clean', ['Oil:', ['wheels', 'hands']]] } },
    markdown: '1. Clean\n2. Oil:\n   - wheels\n   - hands',
  },
  { what: 'a section', json: { Prices: 'From 40 €.' }, markdown: '## Prices\n\nFrom 40 €.' },
  {
    what: 'a section within a section',
    json: {
      $section: {
        heading: 'Prices',
        body: [{ $section: { heading: 'Clocks', body: ['From 40 €.'] } }],
      },
    },
    markdown: '## Prices\n\n### Clocks\n\nFrom 40 €.',
  },
  {
    what: 'a table',
    json: {
      $table: {
        columns: [{ heading: 'Day' }, { heading: 'Open', align: 'end' }],
        rows: [['Monday', '9–17']],
      },
    },
    markdown: '| Day | Open |\n| --- | ---: |\n| Monday | 9–17 |',
  },
  {
    what: 'a quotation',
    json: { $quote: { body: ['Well done.'] } },
    markdown: '> Well done.',
  },
  {
    what: 'a picture as wide as its column',
    json: {
      $picture: {
        image: { src: 'mark.svg', alt: 'A clock face' },
        caption: 'Our mark.',
        wide: true,
      },
    },
    markdown: '![A clock face](mark.svg#wide "Our mark.")',
  },
  {
    what: 'code',
    json: { $code: { language: 'sh', caption: 'setup', lines: ['npm install'] } },
    markdown: '```sh setup\nnpm install\n```',
  },
  { what: 'a line between two parts', json: { $rule: true }, markdown: '---' },
  {
    what: 'code and a line break in a text',
    json: { $text: ['Type ', { code: '{x}' }, ',', { break: true }, 'then wait.'] },
    markdown: 'Type `{x}`,\\\nthen wait.',
  },
  {
    what: 'a footnote, and its text',
    json: [{ $text: ['Since 1961', { note: 'when' }, '.'] }, { $notes: { when: ['In May.'] } }],
    markdown: 'Since 1961[^when].\n\n[^when]: In May.',
  },
];

const toCell = (text: string): string =>
  text
    .split('\n')
    .map((line) => `\`\`${line === '' ? ' ' : ` ${line} `}\`\``)
    .join('<br>')
    .replaceAll('|', '\\|');

const heading = 'Texts in JSON and in Markdown';

export const textFormsLink = `[${heading}](#texts-in-json-and-in-markdown)`;

/** The table of both forms. */
export const writeTextForms = (): string[] => [
  `## ${heading}`,
  '',
  'A content file is a JSON array (`.txt`) or a document (`.md`): CommonMark with tables and footnotes. Both say the same, and pages show the same. In both, `{name}` stands for a variable, but not in code, and links lead to `page:id`, `page:id#anchor`, `file:papers/prices.pdf` or an address. Documents hold no HTML and no title: `##` is the first level. Pictures are relative to `files/`; a title of one that is a paragraph of its own is its caption, and `#wide` behind its file makes it as wide as the column. A table whose first heading is empty has the names of its rows in the first column.',
  '',
  '| what | JSON | Markdown |',
  '| --- | --- | --- |',
  ...textForms.map(
    ({ what, json, markdown }) =>
      `| ${what} | ${toCell(JSON.stringify(json))} | ${toCell(markdown)} |`,
  ),
  '',
];
