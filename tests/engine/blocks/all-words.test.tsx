// Every block with all members that its schema has: what readers see of them is in its sections.
import { expect, test } from 'vitest';
import { toBlockId } from '../../../engine/content/addresses/element-ids';
import { findSections } from '../../../engine/content/pages/block-sections';
import type { ContentItem } from '../../../engine/generated/manifest';
import type { Site } from '../../../engine/model/site';
import { viewOf } from '../../../engine/site/view-of';
import { engineContract } from '../../engine-contract';
import { buildWholeSite } from '../entry/block-site';
import { findComponent } from '../find-component';
import { prerender } from '../render';
import { createSampleServices } from '../sample-services';
import { SchemaFiller, wordPattern } from './fill-schema';

const { blocks: modules, schemas } = engineContract;

const layoutsOf = (type: string): readonly string[] => {
  const { layout } = (schemas.get(`blocks/${type}`)?.properties ?? {}) as {
    readonly layout?: { readonly enum: readonly string[] };
  };
  return layout?.enum ?? [''];
};

const fields = [...schemas.keys()].filter((name) => name.startsWith('fields/'));

/** Of members that exclude one another, each turn has another one. */
function build(type: string, layout: string, turn: number): Site {
  const filler = new SchemaFiller(type === 'map' ? 'openstreetmap' : 'youtube');
  const entry = filler.concept(`blocks/${type}`, turn) as object;
  const form = filler.concept('form', turn, ['provider', 'fields']) as object;
  const below = { path: '/below', parent: 'home', title: filler.word(), summary: filler.word() };
  return buildWholeSite(
    { ...entry, ...(layout !== '' && { layout }) },
    {
      form: { ...form, fields: fields.map((name) => filler.concept(name, turn, ['when'])) },
      pages: { below },
      text: filler.concept('content/file', turn) as readonly ContentItem[],
    },
  );
}

const listWords = (text: string): string[] => [...new Set(text.match(wordPattern))].sort();

/** What is there for those alone who see or run nothing. */
const notSeen = '.visually-hidden, noscript';

function findShown(site: Site): string[] {
  const page = viewOf(site, 'home');
  const [block] = page.blocks;
  if (block === undefined) throw new Error('The page has the block');
  const Block = findComponent(block.type);
  const useContent = (file: string) => ({ nodes: page.contents[file] ?? null, slow: false });
  const container = prerender(
    <Block
      block={block}
      page={page}
      blockId={toBlockId(0)}
      settings={site.shell.blockSettings[block.type]}
    />,
    createSampleServices({ useContent, shell: site.shell }),
  );
  for (const element of container.querySelectorAll(notSeen)) element.remove();
  return listWords(container.textContent ?? '');
}

function findSaid(site: Site): string[] {
  const page = viewOf(site, 'home');
  const sections = page.blocks.flatMap((block) => findSections(modules, block, page));
  return listWords(sections.flatMap(({ heading = '', words }) => [heading, ...words]).join('\n'));
}

const turns = [0, 1, 2];

/** What stands in an item is said by the page of the item. */
const types = [...modules.keys()].filter((type) => type !== 'item');

const cases = types.flatMap((type) =>
  layoutsOf(type).flatMap((layout) => turns.map((turn) => [type, layout, turn] as const)),
);

test.each(cases)(
  'sections of "%s" in the layout "%s" have all words that are seen, turn %i',
  (...one) => {
    const site = build(...one);
    const shown = findShown(site);
    const said = findSaid(site);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((word) => !said.includes(word))).toEqual([]);
  },
);
