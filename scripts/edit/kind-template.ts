// The name of a new kind → its files: small ones that work, to be changed.
import { toCamelCase, toPascalCase } from '../../engine/content/shape/type-names';
import { formatJson } from './format-json';

const toTitle = (kind: string): string =>
  kind.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

const text = (title: string, description: string, example: string) => ({
  ...{ title, description, type: 'string', words: 'always', minLength: 1, examples: [example] },
});

const makeSchema = (kind: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: toTitle(kind),
  description: `What there is to say about an item of the kind "${kind}".`,
  type: 'object',
  item: { order: 'title' },
  properties: {
    duration: text('Duration', 'How long it takes, as readers say it.', 'Six evenings'),
    place: text('Place', 'Where it is, as readers say it.', 'In the large room'),
    contact: {
      title: 'Contact',
      description: 'Where to ask about it, or to sign up.',
      $ref: '../link.schema.json',
    },
  },
  patternProperties: { '^\\$(schema|comment)$': {} },
  required: ['title', 'summary'],
  additionalProperties: false,
  examples: [
    {
      title: `The first ${kind.replaceAll('-', ' ')}`,
      summary: 'What it is about, in one sentence.',
      duration: 'Six evenings',
      place: 'In the large room',
    },
  ],
});

const makeModule = (
  kind: string,
): string => `// What the engine may know of what the page of an item shows.
import { listSections, type ModuleOf, toWords } from 'plinth/block';

export const ${toCamelCase(kind)}PageBlock: ModuleOf<'${kind}/page'> = {
  text: {
    // All that readers see of it: the search finds the page by it, and comparisons show what changes in it.
    sections: (view, page) =>
      listSections(view, page.item?.facts.flatMap(({ text }) => toWords(text)) ?? []),
  },
};
`;

const makePage = (
  kind: string,
): string => `import { type BlockProps, BlockSection, Link } from 'plinth';

// \`block\` has the members of the item, \`page.item\` the same in words, each with its title: in every language of the site.
export function ${toPascalCase(kind)}PageBlock({ block, page }: BlockProps<'${kind}/page'>) {
  const { facts = [] } = page.item ?? {};
  if (facts.length === 0) return null;
  return (
    <BlockSection block={block}>
      <dl className="${kind}-facts">
        {facts.map(({ name, title, text, href }) => (
          <div key={name} className="${kind}-fact">
            <dt>{title}</dt>
            <dd>{href === undefined ? text : <Link href={href}>{text}</Link>}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
`;

const makeCard = (
  kind: string,
): string => `import { type CardProps, Link, RunningText } from 'plinth';

// What lists show of an item, beside its picture. \`block\` has its members, \`card\` its title, address, summary and date in words.
export function ${toPascalCase(kind)}CardBlock({ block, card, level }: CardProps<'${kind}/card'>) {
  const Heading = \`h\${level}\` as const;
  return (
    <>
      {/* In rows, this class of the engine's lists puts it at the side of the words. */}
      {(card.date ?? block.duration) !== undefined && (
        <p className="item-list-meta">
          {card.date !== undefined && <time dateTime={card.date.at}>{card.date.text}</time>}
          {block.duration !== undefined && <span>{block.duration}</span>}
        </p>
      )}
      <Heading className="${kind}-card-title">
        {card.href === undefined ? (
          card.title
        ) : (
          <Link className="${kind}-card-link" href={card.href}>
            {card.title}
          </Link>
        )}
      </Heading>
      <p className="${kind}-card-text">
        <RunningText text={card.text} />
      </p>
    </>
  );
}
`;

/** Only roles of the theme: so it follows every theme. */
const makePageSheet = (kind: string): string => `.${kind}-facts {
  display: grid;
  gap: var(--small);
  margin: 0;
}
.${kind}-fact {
  & > dt {
    color: var(--muted);
  }

  & > dd {
    margin: 0;
  }
}
`;

const makeCardSheet = (kind: string): string => `.${kind}-card-text {
  color: var(--muted);
}
.${kind}-card-title {
  font-size: var(--size-3);
}
/* The whole card is the link. */
.${kind}-card-link::after {
  content: "";
  position: absolute;
  inset: 0;
}
`;

/** By their paths in its folder. */
export const makeKindFiles = (kind: string): Readonly<Record<string, string>> => ({
  'kind.schema.json': formatJson(makeSchema(kind)),
  'page/page.block.ts': makeModule(kind),
  'page/page.tsx': makePage(kind),
  'page/page.css': makePageSheet(kind),
  'card/card.tsx': makeCard(kind),
  'card/card.css': makeCardSheet(kind),
});

/** What a collection of it is usually called. */
export const toPlural = (kind: string): string =>
  /(?:s|x|z|ch|sh)$/.test(kind) ? `${kind}es` : `${kind.replace(/([^aeiou])y$/, '$1ie')}s`;
