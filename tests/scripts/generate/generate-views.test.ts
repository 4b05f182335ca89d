import { beforeAll, expect, test } from 'vitest';
import { readSchemas, type Schema } from '../../../scripts/contract/read-schemas';
import { openWorkspace } from '../../../scripts/files/workspace';
import { formatSource } from '../../../scripts/generate/format-source';
import {
  generateBlockViews,
  generateConceptViews,
  listViewed,
} from '../../../scripts/generate/generate-views';
import { readConcept } from '../../../scripts/generate/read-concepts';

const link = { $ref: '../link.schema.json' };
const image = { $ref: '../image.schema.json' };

/** A block that requires all that it may have. */
const button: Schema = {
  type: 'object',
  properties: {
    type: { enum: ['button'] },
    link,
    image,
    links: { type: 'array', items: link, minItems: 1 },
    film: { $ref: '../video.schema.json' },
    more: { type: 'object', properties: { page: { $ref: '../page-id.schema.json' } } },
    effect: { $ref: '../effect.schema.json', default: 'none' },
  },
  required: ['type', 'link', 'image', 'links', 'film', 'more'],
  additionalProperties: false,
};

const schemas = new Map([
  ...readSchemas('schemas'),
  ['blocks/button', button] as const,
  ['block', { oneOf: [{ $ref: 'blocks/button.schema.json' }] }] as const,
]);

let views = '';
beforeAll(async () => {
  views = await formatSource(
    openWorkspace('.'),
    'engine/generated/views.ts',
    await generateBlockViews(schemas),
  );
});

test('what may lead to a page that is not shown may be absent, required or not', () => {
  expect(views).toContain("link?: NonNullable<ConceptViews['link']>;");
  expect(views).toContain("page?: NonNullable<ConceptViews['page-id']>;");
});

test('a list of it may be empty, and holds nothing undefined', () => {
  expect(views).toContain("links: NonNullable<ConceptViews['link']>[];");
  const readType = (name: string) => views.split(`interface ${name} {`)[1]?.split('\n}\n')[0];
  expect(readType('ButtonBlockView')).not.toContain('@minItems');
  expect(readType('VideoView')).toContain('@minItems 1');
});

test('all else that is required is there', () => {
  expect(views).toContain("image: ConceptViews['image'];");
  expect(views).toContain("effect: Concepts['effect'];");
});

test('what holds something that is replaced has a view of its own', () => {
  expect(views).toContain('film: VideoView;');
  expect(views).toContain("poster: ConceptViews['file-path'];");
  expect(views).toMatch(
    /interface Views extends .*\n {2}block: .*\n {2}'blocks\/button': .*\n {2}video: VideoView;\n\}/,
  );
});

test('a form holds its own page in the same way', async () => {
  expect(await generateConceptViews(schemas, [])).toContain(
    "page?: NonNullable<ConceptViews['page-id']>",
  );
});

const tag = `// A tag → its link.
import { said } from '../content/text/words';
import type { LinkView } from '../generated/concept-views';
import type { Surface, Theme } from '../generated/manifest';
import type { Resolve } from '../model/resolver';

/**
 * A word.
 */
export interface TagView extends LinkView {
  /** Its ground. */
  readonly surface: Surface;

  readonly parts: readonly {
    readonly text: string;
  }[];
}

export type Tags =
  | TagView
  | readonly TagView[];

/** Not a view. */
const mark = '#';

export const resolveMyTag: Resolve<
  'my-tag',
  Tags | undefined
> = (tag, theme: Theme) => said(mark + tag);
`;

test('the file of a concept says its view, and the types of it', async () => {
  const concept = readConcept('engine/concepts/my-tag.ts', tag);
  expect(concept).toMatchObject({
    concept: 'my-tag',
    view: 'Tags | undefined',
    imports: [['Surface', './manifest']],
  });
  expect(concept.types.map((type) => type.split('\n').at(-1))).toEqual([
    '}',
    '  | readonly TagView[];',
  ]);
  expect(concept.types[0]).toMatch(/^\/\*\*\n \* A word\.\n \*\/\nexport interface TagView/);
  expect([...listViewed([concept])]).toEqual([['my-tag', 'sometimes']]);
  const written = await generateConceptViews(schemas, [concept]);
  expect(written).toContain("import type { Concepts, Surface } from './manifest';");
  expect(written).toContain("'my-tag': Tags | undefined;");
});

test('a file that does not say it is refused', () => {
  const read = () => readConcept('engine/concepts/content/tag.ts', tag);
  expect(read).toThrow(`does not export "resolveContentTag: Resolve<'content/tag', …>"`);
});
