// A file as it is written → its texts that are read in another way than all others.
import { walk } from '../../content/shape';
import type { Shape, ShapeNode } from '../../model/shape';
import type { Templates } from './templates';

/** By pointer. */
export interface TextPlaces {
  /** Texts that hold placeholders. */
  readonly templates?: Templates;
  /** Texts in which nothing is markup: lines of code. */
  readonly literals: ReadonlySet<string>;
}

export function findLiterals(shape: Shape, root: ShapeNode, value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  walk(shape, root, value, '', (kind, _, pointer) => {
    if (kind === 'literal') found.add(pointer);
  });
  return found;
}
