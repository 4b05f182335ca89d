// The blocks of a page and its content files → the kinds of nodes in them whose code and styles come separately.
import { contentFile, walk } from '../content/shape/shape';
import type { ContentItem, ContentSpan } from '../generated/manifest';
import type { Shape, ShapeNode } from '../model/shape';
import type { NodeKind } from '../model/views';

/** By the schema of what stands after the "$", or in a block. */
const kinds: Readonly<Record<string, NodeKind>> = {
  'content/ordered-list': 'list',
  'content/section': 'section',
  'content/table': 'table',
  'content/quote': 'quote',
  'content/picture': 'picture',
  'content/code': 'code',
  'content/notes': 'notes',
};

/** What may stand in a line, and the app has no code for. */
const late = ['code', 'image', 'break', 'note'] satisfies (keyof ContentSpan)[];

/** The kind of an item, or of a part of a text, that says what it is with a key of its own. */
function findKeyed(concept: string, value: object): NodeKind | undefined {
  if (concept === 'content/special') return '$rule' in value ? 'rule' : undefined;
  if (concept !== 'content/span') return undefined;
  return late.some((key) => Object.hasOwn(value, key)) ? 'inline' : undefined;
}

const block: ShapeNode = { concept: 'block' };

export class NodeKinds {
  readonly #shape: Shape;
  /** Of content files, which several pages may show. */
  readonly #known = new Map<readonly ContentItem[], readonly NodeKind[]>();

  constructor(shape: Shape) {
    this.#shape = shape;
  }

  /** In alphabetical order, each once. */
  find(
    blocks: readonly unknown[],
    files: readonly (readonly ContentItem[] | undefined)[],
  ): readonly NodeKind[] {
    const found = [
      ...blocks.flatMap((one) => this.#findIn(block, one)),
      ...files.flatMap((items) => (items ? this.#findInFile(items) : [])),
    ];
    return [...new Set(found)].sort();
  }

  #findInFile(items: readonly ContentItem[]): readonly NodeKind[] {
    const known = this.#known.get(items) ?? this.#findIn(contentFile, items);
    this.#known.set(items, known);
    return known;
  }

  #findIn(node: ShapeNode, value: unknown): NodeKind[] {
    const found: NodeKind[] = [];
    walk(this.#shape, node, value, '', (concept, inner) => {
      const kind = Object.hasOwn(kinds, concept)
        ? kinds[concept]
        : findKeyed(concept, inner as object);
      if (kind) found.push(kind);
    });
    return found;
  }
}
