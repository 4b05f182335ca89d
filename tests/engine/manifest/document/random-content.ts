// Random texts, each written twice: as the items of a content file, and as Markdown.
import fc from 'fast-check';

interface Written<Json> {
  readonly json: Json;
  readonly markdown: string;
}

type Part = Written<unknown>;
type Block = Written<unknown>;

const escapeMarks = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

const word = fc.constantFrom(
  ...['clocks', '5*3', '[sic]', 'a_b', '<em>', '&amp;', '1.', '#', '- x', 'äö 日本', '"so"', '`x`'],
  ...['\\', '~', '|', '![x](y)', '$text', '+ y', '> z', '***', '$5'],
);

const words = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((list): Part => ({ json: list.join(' '), markdown: escapeMarks(list.join(' ')) }));

const container = (key: 'emphasis' | 'strong', marks: string): fc.Arbitrary<Part> =>
  words.map(({ json, markdown }) => ({
    json: { [key]: [json] },
    markdown: `${marks}${markdown}${marks}`,
  }));

const target = fc.constantFrom(
  'page:work',
  'https://www.example.org/a?b=c',
  'mailto:a@example.org',
);

const link = fc.tuple(words, target).map(
  ([{ json, markdown }, to]): Part => ({
    json: { link: { to, text: [json] } },
    markdown: `[${markdown}](${to})`,
  }),
);

const code = fc
  .constantFrom('npm install', 'a | b', '{x}', '<b>', '**')
  .map((text): Part => ({ json: { code: text }, markdown: `\`${text}\`` }));

const variable: Part = { json: '{company}', markdown: '{company}' };

const part = fc.oneof(
  words,
  container('emphasis', '*'),
  container('strong', '**'),
  link,
  code,
  fc.constant(variable),
);

/** Between words there is a space; what is next to one another is one text. */
function join(parts: readonly Part[]): Written<unknown[]> {
  const json: unknown[] = [];
  for (const [index, one] of parts.entries()) {
    for (const piece of index === 0 ? [one.json] : [' ', one.json]) {
      const last = json.at(-1);
      if (typeof last === 'string' && typeof piece === 'string')
        json[json.length - 1] = last + piece;
      else json.push(piece);
    }
  }
  return { json, markdown: parts.map(({ markdown }) => markdown).join(' ') };
}

const line = fc.array(part, { minLength: 1, maxLength: 4 }).map(join);

/** Words that are no markup may be written as a running text. */
const plainLine = fc
  .constantFrom('clocks', 'one, two', 'äö')
  .map((text) => ({ json: [text], markdown: text }));

const paragraph = fc.oneof(
  line.map(({ json, markdown }): Block => ({ json: { $text: json }, markdown })),
  plainLine.map(({ json, markdown }): Block => ({ json: json[0], markdown })),
);

const indent = (text: string, by: string): string => text.replaceAll(/\n(?=.)/g, `\n${by}`);

const joinBlocks = (blocks: readonly Block[]): Written<unknown[]> => ({
  json: blocks.map(({ json }) => json),
  markdown: blocks.map(({ markdown }) => markdown).join('\n\n'),
});

const rule: Block = { json: { $rule: true }, markdown: '***' };
const fenced: Block = {
  json: { $code: { language: 'sh', lines: ['ls -l', '', '  {x} <b>'] } },
  markdown: '```sh\nls -l\n\n  {x} <b>\n```',
};
const picture: Block = {
  json: {
    $picture: { image: { src: 'mark.svg', alt: 'A clock face' }, caption: 'In *May*.', wide: true },
  },
  markdown: '![A clock face](mark.svg#wide "In *May*.")',
};
const broken: Block = {
  json: { $text: ['Mill Lane 1', { break: true }, 'Harbour'] },
  markdown: 'Mill Lane 1\\\nHarbour',
};
const noted: Block = {
  json: { $text: ['Since 1961', { note: 'since' }, '.'] },
  markdown: 'Since 1961[^since].',
};

const table = fc.array(fc.tuple(line, line), { minLength: 1, maxLength: 3 }).map((rows): Block => {
  const toCell = ({ markdown }: Written<unknown[]>): string =>
    markdown.replaceAll('|', '\\|').replaceAll('\\\\|', '\\|');
  return {
    json: {
      $table: {
        columns: [{ heading: 'Day' }, { heading: ['Open'], align: 'end' }],
        rows: rows.map(([one, other]) => [one.json, other.json]),
      },
    },
    markdown: [
      '| Day | Open |',
      '| --- | ---: |',
      ...rows.map(([one, other]) => `| ${toCell(one)} | ${toCell(other)} |`),
    ].join('\n'),
  };
});

/** Two lists next to one another would be one. */
const apart = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, rule]).slice(0, -1);

const { block } = fc.letrec<{ block: Block; blocks: readonly Block[] }>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map(apart),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    fc.constantFrom(fenced, picture, broken, noted),
    table,
    fc
      .tuple(fc.boolean(), fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }))
      .map(([numbered, items]): Block => {
        const own = items.map((blocks) =>
          joinBlocks([{ json: 'Item.', markdown: 'Item.' }, ...blocks]),
        );
        return {
          json: {
            $list: { ...(numbered && { numbered, start: 3 }), items: own.map(({ json }) => json) },
          },
          markdown: own
            .map(
              ({ markdown }, index) =>
                `${numbered ? `${index + 3}.` : '- '} ${indent(markdown, '   ')}`,
            )
            .join('\n\n'),
        };
      }),
    fc.array(line, { minLength: 1, maxLength: 3 }).map(
      (items): Block => ({
        json: { $list: { items: items.map(({ json }) => [{ $text: json }]) } },
        markdown: items.map(({ markdown }) => `- ${markdown}`).join('\n'),
      }),
    ),
    tie('blocks').map((blocks): Block => {
      const { json, markdown } = joinBlocks(blocks as readonly Block[]);
      return {
        json: { $quote: { body: json } },
        markdown: `> ${markdown.replaceAll('\n', '\n> ')}`,
      };
    }),
  ),
}));

const blocks = fc.array(block, { minLength: 1, maxLength: 4 }).map(apart);

/** A section with sections within it. */
const section = (level: number): fc.Arbitrary<Block> =>
  fc
    .tuple(
      line,
      blocks,
      level < 4 ? fc.array(section(level + 1), { maxLength: 2 }) : fc.constant([]),
    )
    .map(([heading, inner, sections]) => {
      const body = joinBlocks([...inner, ...sections]);
      return {
        json: { $section: { heading: heading.json, body: body.json } },
        markdown: `${'#'.repeat(level)} ${heading.markdown}\n\n${body.markdown}`,
      };
    });

const notes: Block = {
  json: { $notes: { since: ['By *hand*.'] } },
  markdown: '[^since]: By *hand*.',
};

/** A whole text with a footnote. */
export const content: fc.Arbitrary<Written<unknown[]>> = fc
  .tuple(blocks, fc.array(section(2), { maxLength: 2 }))
  .map(([first, sections]) => joinBlocks([noted, ...first, ...sections, notes]));
