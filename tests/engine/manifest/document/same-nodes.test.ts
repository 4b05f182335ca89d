// Not quick: random cases.
// The same text as JSON and as Markdown: pages show the same nodes, and documents hold the same bytes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textForms } from '../../../../scripts/generate/text-forms';
import { long } from '../../../faults/long';
import { content } from './random-content';
import { renderMain, toNodes } from './text-site';

const cases = Number(process.env.PLINTH_CASES ?? (long ? 2000 : 150));

test(`${cases} random texts have the same nodes in both forms`, { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(content, ({ json, markdown }) => {
      const document = toNodes({ ending: 'md', text: markdown });
      expect(document).toEqual(toNodes({ ending: 'txt', text: JSON.stringify(json) }));
      expect(document.length).toBeGreaterThan(1);
    }),
    { numRuns: cases, seed: 20_261_122 },
  );
});

test.each(textForms)('$what of the reference is the same in both forms', (form) => {
  const items =
    Array.isArray(form.json) && form.what.startsWith('a footnote') ? form.json : [form.json];
  const document = toNodes({ ending: 'md', text: `${form.markdown}\n` });
  expect(document).toEqual(toNodes({ ending: 'txt', text: JSON.stringify(items) }));
});

const json = [
  'We repair clocks by *hand*, at {company}. See [our work](page:work).',
  {
    $section: {
      heading: 'What it takes',
      body: [
        ['A key', 'An oil can'],
        {
          $list: {
            numbered: true,
            start: 2,
            items: ['Clean', ['Oil:', ['the wheels', 'the hands']]],
          },
        },
        { $text: ['Type ', { code: 'npm {x}' }, { break: true }, 'Then wait.', { note: 'wait' }] },
        {
          $section: {
            heading: 'Prices',
            body: [
              {
                $table: {
                  columns: [{ heading: 'Day' }, { heading: 'Open', align: 'end' }],
                  rows: [['Monday', '9–17']],
                },
              },
              { $quote: { body: ['Well done.'] } },
              { $code: { language: 'sh', lines: ['ls -l'] } },
              {
                $picture: {
                  image: { src: 'mark.svg', alt: 'A clock face' },
                  caption: 'In [May](page:home).',
                  wide: true,
                },
              },
              { $rule: true },
            ],
          },
        },
      ],
    },
  },
  { $notes: { wait: ['A day.'] } },
];

const markdown = `We repair clocks by *hand*, at {company}. See [our work](page:work).

## What it takes

- A key
- An oil can

2. Clean
3. Oil:
   - the wheels
   - the hands

Type \`npm {x}\`\\
Then wait.[^wait]

### Prices

| Day    | Open |
| ------ | ---: |
| Monday | 9–17 |

> Well done.

\`\`\`sh
ls -l
\`\`\`

![A clock face](mark.svg#wide "In [May](page:home).")

---

[^wait]: A day.
`;

test('the page of a text is the same in both forms, to the byte', () => {
  const document = renderMain({ ending: 'md', text: markdown });
  expect(document).toBe(renderMain({ ending: 'txt', text: JSON.stringify(json) }));
  expect(document).toContain('<li><p>Oil:</p><ul><li>the wheels</li>');
  expect(document).toContain('role="doc-noteref">1</a>');
});
