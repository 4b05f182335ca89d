// The blocks of a page and its content files → the kinds of nodes in them whose code and styles come separately.
import { contentFile, walk } from '../content/shape';
import type { ContentItem } from '../generated/manifest';
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
};

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
      const kind = Object.hasOwn(kinds, concept) ? kinds[concept] : undefined;
      if (kind) found.push(kind);
      else if (concept === 'content/special' && '$rule' in (inner as object)) found.push('rule');
    });
    return found;
  }
}
