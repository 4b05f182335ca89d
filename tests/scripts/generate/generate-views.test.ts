import { beforeAll, expect, test } from 'vitest';
import { readSchemas, type Schema } from '../../../scripts/contract/read-schemas';
import { openWorkspace } from '../../../scripts/files/workspace';
import { formatSource } from '../../../scripts/generate/format-source';
import { generateBlockViews, generateFormViews } from '../../../scripts/generate/generate-views';

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
  expect(await generateFormViews(schemas)).toContain("page?: NonNullable<PartViews['page-id']>");
});
