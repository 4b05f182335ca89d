// The schemas and a theme → the pages of the gallery: each block in every form, and the theme itself.
import type { Contract } from '../../engine/model/contract';
import type { Json } from '../../engine/model/json';
import type { Palette, Theme } from '../../engine/model/theme';
import { listPairs, type Pair } from '../../engine/theme/contrasts';
import type { Schema, Schemas } from '../contract/read-schemas';
import { examplesOf, makeExample } from './schema-examples';

type ContractSchemas = Contract['schemas'];

/** Numbers the ids that several examples use: on one page each id must be unique. */
export function makeUnique(value: unknown, seen: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => makeUnique(item, seen));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== 'id' || typeof inner !== 'string') return [key, makeUnique(inner, seen)];
      let id = inner;
      for (let number = 2; seen.has(id); number += 1) id = `${inner}-${number}`;
      seen.add(id);
      return [key, id];
    }),
  );
}

export const blockTypes = (schemas: ContractSchemas): string[] =>
  [...schemas.keys()].flatMap((name) =>
    name.startsWith('blocks/') ? [name.slice('blocks/'.length)] : [],
  );

const listValues = (schema: Schema | undefined): readonly (string | undefined)[] =>
  (schema?.enum as readonly string[] | undefined) ?? [undefined];

const memberOf = (schema: Schema | undefined, name: string): Schema | undefined =>
  (schema?.properties as Readonly<Record<string, Schema>> | undefined)?.[name];

/** One block in every layout on every surface. */
function buildBlockPage(schemas: Schemas, type: string): Json {
  const name = `blocks/${type}`;
  const schema = schemas.get(name);
  const [example = makeExample(schemas, name)] = examplesOf(schemas, name);
  const seen = new Set<string>();
  const surfaces = listValues(schemas.get('surface'));
  const layouts = listValues(memberOf(schema, 'layout'));
  return {
    path: `/blocks/${type}`,
    title: String(schema?.title ?? type),
    summary: String(schema?.description ?? type),
    layout: 'plain',
    blocks: layouts.flatMap((layout) =>
      surfaces.map((surface) => ({
        ...(makeUnique(example, seen) as Json),
        ...(layout !== undefined && { layout }),
        ...{ surface, kicker: [layout, surface].filter(Boolean).join(' on ') },
      })),
    ),
  };
}

/** The weakest pair of each surface, tone and part of the shell, as validation judges it. */
function describeContrast(colours: Palette): string[] {
  const weakest = new Map<string, Pair>();
  for (const pair of listPairs(colours)) {
    const known = weakest.get(pair.place);
    if (known === undefined || pair.ratio / pair.limit < known.ratio / known.limit)
      weakest.set(pair.place, pair);
  }
  return [...weakest.values()].map(({ limit, place, ratio, use }) => {
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
    return `**${place}**: ${shown} : 1 of ${limit} : 1 (${use})`;
  });
}

/** `header.form: bar` for each axis, with what its value means. */
function describeAxes(schema: Schema | undefined, theme: object, within = ''): string[] {
  return Object.entries(theme).flatMap(([name, value]: [string, unknown]) => {
    const member = memberOf(schema, name);
    if (member?.enum === undefined && typeof value === 'object' && value !== null)
      return describeAxes(member, value, `${within}${name}.`);
    const at = listValues(member).indexOf(String(value));
    const title = (member?.enumTitles as readonly string[] | undefined)?.[at];
    if (member === undefined || at < 0 || title === undefined) return [];
    return [`**${within}${name}** ${String(value)}: ${title}`];
  });
}

/** The path of the drawing of a scheme's colours. */
export const toSwatchFile = (scheme: string): string => `theme/${scheme}.svg`;

/** All that a theme decides, as this theme decides it. */
function buildThemePage(schemas: Schemas, theme: Theme): Json {
  const { palettes, ...axes } = theme;
  const picture = { src: 'picture.svg', decorative: true };
  return {
    path: '/theme',
    title: 'Theme',
    summary: 'Colours, sizes and shapes of the theme at work.',
    lead: 'Colours, sizes and shapes of the theme at work. They change here as soon as the manifest does.',
    layout: 'area',
    image: picture,
    callToAction: {
      heading: 'A call to action',
      text: 'Every page can end with one.',
      link: { page: 'gallery' },
    },
    blocks: [
      ...palettes.flatMap(({ scheme, colours }) => [
        {
          type: 'feature',
          heading: `Colours, ${scheme}`,
          layout: 'stacked',
          items: [
            'The weakest contrast of each place, and what WCAG AA asks for:',
            describeContrast(colours),
          ],
          image: { src: toSwatchFile(scheme), alt: 'A field of each colour, with its role' },
        },
      ]),
      { type: 'text', heading: 'Axes', items: [describeAxes(schemas.get('theme'), axes)] },
      {
        type: 'text',
        heading: 'A heading of a block',
        items: [
          'Text of the size that most of a page has, with *emphasis*, **strong words** and [a link](page:gallery).',
          ['One item', 'Another item'],
          { 'A heading within a text': 'A paragraph below it.' },
        ],
      },
      { type: 'cards', heading: 'Cards', cards: [{ page: 'gallery' }, { page: 'head-article' }] },
      { type: 'form', heading: 'Fields and buttons', form: 'example' },
    ],
  };
}

/** A head of each page layout, with its picture. */
function buildHeads(schemas: Schemas): [string, Json][] {
  const layouts = listValues(schemas.get('layout')).filter((name) => name !== 'switcher');
  return layouts.flatMap((layout) =>
    layout === undefined
      ? []
      : [
          [
            `head-${layout}`,
            {
              path: `/heads/${layout}`,
              title: `The head of the layout ${layout}`,
              summary: `What the top of a page of the layout ${layout} looks like.`,
              lead: 'What the top of a page looks like in this theme, with a picture beside its title and its lead.',
              layout,
              image: { src: 'picture.svg', decorative: true },
              blocks: [{ type: 'text', items: ['Here the page goes on.'] }],
            },
          ],
        ],
  );
}

/** Pages below the page of a block that shows the pages below its own. */
const buildChildren = (parent: string): [string, Json][] =>
  ['First', 'Second', 'Third'].map((name, index) => [
    `${parent}-${index}`,
    {
      path: `/below/${parent}-${index}`,
      title: `${name} page below`,
      summary: `The ${name.toLowerCase()} page that the block shows.`,
      parent,
      image: { src: 'picture.svg', decorative: true },
      blocks: [{ type: 'text', items: ['A page that exists to be shown above.'] }],
    },
  ]);

interface GalleryPages {
  readonly pages: Readonly<Record<string, Json>>;
  readonly menus: readonly Json[];
}

/** All pages besides the first, and the menus that lead to them. */
export function buildGalleryPages(
  { blocks: modules, schemas }: Pick<Contract, 'blocks' | 'schemas'>,
  theme: Theme,
): GalleryPages {
  const types = blockTypes(schemas);
  const blocks = types.map((type) => [`block-${type}`, buildBlockPage(schemas, type)] as const);
  const children = types
    .filter((type) => modules.get(type)?.entry?.showsChildren)
    .flatMap((type) => buildChildren(`block-${type}`));
  const heads = buildHeads(schemas);
  return {
    pages: Object.fromEntries([
      ['theme', buildThemePage(schemas, theme)],
      ...heads,
      ...blocks,
      ...children,
    ]),
    menus: [
      { page: 'gallery', label: 'Blocks', items: blocks.map(([page]) => ({ page })) },
      { page: 'theme', items: heads.map(([page]) => ({ page })) },
    ],
  };
}
