// The schemas of kinds → collections with a few items each, for the blocks of the gallery that list items.

import type { Contract } from '../../engine/model/contract';
import { isRecord, type Json } from '../../engine/model/json';
import { toPlural } from '../edit/kind-template';
import { examplesOf } from './schema-examples';

/** How many items a list of the gallery has. */
const count = 3;

interface GalleryItem {
  /** Below files/. */
  readonly path: string;
  readonly kind: string;
  readonly value: Json;
}

interface GalleryItems {
  readonly collections: Json;
  readonly pages: Readonly<Record<string, Json>>;
  readonly items: readonly GalleryItem[];
  /** What shows the site's own kinds. */
  readonly blocks: readonly Json[];
}

interface Named {
  readonly collections: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** The collections and tags that examples of blocks name. */
function findNamed(
  value: unknown,
  found = { collections: new Set<string>(), tags: new Set<string>() },
): Named {
  if (Array.isArray(value)) for (const one of value) findNamed(one, found);
  else if (isRecord(value)) {
    const { collection, also, tag } = value;
    if (typeof collection === 'string') {
      found.collections.add(collection);
      for (const one of Array.isArray(also) ? also : []) found.collections.add(String(one));
      if (typeof tag === 'string') found.tags.add(tag);
    }
    for (const inner of Object.values(value)) findNamed(inner, found);
  }
  return found;
}

/** Of the kind that it is called after; of articles where there is none. */
const findKind = (collection: string, { kinds }: Contract): string =>
  Object.keys(kinds).find((kind) => toPlural(kind) === collection) ?? 'article';

/** The examples of the kind, with a number where there are fewer. */
function makeItems(collection: string, kind: string, { contract, tags }: Given): GalleryItem[] {
  const { title = 'title', summary = 'summary' } = contract.kinds[kind]?.names ?? {};
  const examples = examplesOf(contract.schemas, `kinds/${kind}`) as readonly Json[];
  if (examples.length === 0) return [];
  return Array.from({ length: count }, (_, index): GalleryItem => {
    const example = examples[index % examples.length] ?? {};
    const number = index < examples.length ? '' : ` ${index + 1}`;
    const value = {
      ...example,
      [title]: `${example[title]}${number}`,
      [summary]: `${example[summary]}${number}`,
      ...(tags.size > 0 && { tags: [...tags] }),
    };
    return { path: `gallery/${collection}/item-${index + 1}.json`, kind, value };
  });
}

interface Given {
  readonly contract: Contract;
  readonly tags: ReadonlySet<string>;
}

/** The kinds that no schema of the engine describes: they are shown, too. */
const isOwn = (kind: string, { kinds }: Contract): boolean => kinds[kind]?.parts !== undefined;

/** `blocks` are the examples. */
export function buildGalleryItems(contract: Contract, blocks: unknown): GalleryItems {
  const { collections: named, tags } = findNamed(blocks);
  const own = Object.keys(contract.kinds).filter((kind) => isOwn(kind, contract));
  const kinds = new Map([...named].map((id) => [id, findKind(id, contract)]));
  for (const kind of own) kinds.set(toPlural(kind), kind);
  const declared = Object.fromEntries([...tags].map((tag) => [tag, { title: tag }]));
  const descriptionOf = (kind: string): string =>
    String(contract.schemas.get(`kinds/${kind}`)?.description ?? kind);
  return {
    blocks: own.flatMap((kind) => [
      { type: 'text', id: kind, heading: kind, items: [descriptionOf(kind)] },
      { type: 'items', collection: toPlural(kind), layout: 'cards' },
    ]),
    collections: Object.fromEntries(
      [...kinds].map(([id, kind]) => [
        id,
        { kind, folder: `gallery/${id}`, list: `list-${id}`, tags: declared },
      ]),
    ),
    pages: Object.fromEntries(
      [...kinds].map(([id, kind]) => [
        `list-${id}`,
        {
          path: `/lists/${id}`,
          title: `The collection "${id}"`,
          summary: `Items of the kind "${kind}".`,
          parent: 'gallery',
          blocks: [{ type: 'items', collection: id, layout: 'cards' }],
        },
      ]),
    ),
    items: [...kinds].flatMap(([id, kind]) => makeItems(id, kind, { contract, tags })),
  };
}
