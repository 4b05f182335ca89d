// The type of a new block → its files: small ones that work, to be changed.
import { toCamelCase, toPascalCase } from '../../engine/content/shape/type-names';
import { formatJson } from './format-json';

const toTitle = (type: string): string =>
  type.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

const reserved = { '^\\$(schema|comment)$': {} };

const text = (title: string, description: string, example: string) => ({
  ...{ title, description, type: 'string', words: 'always', minLength: 1, examples: [example] },
});

/** An entry of the manifest: the example of its schema. */
export const makeExample = (type: string) => ({
  type,
  heading: toTitle(type),
  items: [
    { name: 'The first thing', text: 'What there is to say about it.' },
    { name: 'The second thing' },
  ],
});

const item = {
  title: 'Item',
  description: 'One thing of the list.',
  type: 'object',
  itemLabel: 'name',
  properties: {
    name: text('Name', 'What it is called.', 'The first thing'),
    text: {
      title: 'Text',
      description: 'What there is to say about it.',
      $ref: '../running-text.schema.json',
    },
  },
  patternProperties: reserved,
  required: ['name'],
  additionalProperties: false,
};

const makeSchema = (type: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: toTitle(type),
  description: 'Things with what there is to say about them.',
  type: 'object',
  itemLabel: 'heading',
  properties: {
    type: {
      title: 'Type',
      description: 'Which kind of block this is.',
      type: 'string',
      const: type,
      examples: [type],
    },
    id: {
      title: 'Anchor',
      description: 'Its id in the page, for links that lead straight there.',
      $ref: '../anchor.schema.json',
      group: 'Address',
    },
    heading: text('Heading', 'The heading above the list.', toTitle(type)),
    items: {
      title: 'Items',
      description: 'The things in order.',
      type: 'array',
      items: item,
      minItems: 1,
      maxItems: 60,
    },
    effect: {
      title: 'Effect',
      description: 'How the block appears when the visitor gets there.',
      $ref: '../effect.schema.json',
      group: 'Look',
      default: 'none',
    },
  },
  patternProperties: reserved,
  required: ['type', 'items'],
  additionalProperties: false,
  examples: [makeExample(type)],
});

const makeModule = (type: string): string => `// What the engine may know of a "${type}" block.
import { listSections, type ModuleOf, toWords } from 'plinth/block';

export const ${toCamelCase(type)}Block: ModuleOf<'${type}'> = {
  text: {
    // All that readers see of it: comparisons show what changes in it, and budgets say how much it is.
    sections: (view) =>
      listSections(
        view,
        view.items.flatMap(({ name, text }) => toWords(name, text)),
      ),
  },
};
`;

const makeComponent = (
  type: string,
): string => `import { type BlockProps, BlockSection, RunningText } from 'plinth';

// Code that looks at words, as to compare, count or cut them, asks for \`plain(words)\`, which 'plinth' has, too: so
// that in development every word knows its place.
export function ${toPascalCase(type)}Block({ block }: BlockProps<'${type}'>) {
  return (
    <BlockSection block={block}>
      <dl className="${type}-items">
        {block.items.map(({ name, text }) => (
          <div key={name} className="${type}-item">
            <dt>{name}</dt>
            {text && (
              <dd>
                <RunningText text={text} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
`;

/** Only roles of the theme: so the block follows every theme. */
const makeSheet = (type: string): string => `.${type}-items {
  display: grid;
  gap: var(--inset);
  margin: 0;
}
.${type}-item {
  & > dt {
    font-weight: 600;
  }

  & > dd {
    margin: 0;
  }
}
`;

/** By the ending of their names, which begin with the type. */
export const makeBlockFiles = (type: string): Readonly<Record<string, string>> => ({
  '.schema.json': formatJson(makeSchema(type)),
  '.block.ts': makeModule(type),
  '.tsx': makeComponent(type),
  '.css': makeSheet(type),
});
