// A file as it is written → its texts that are read in another way than all others.
import { walk } from '../../content/shape/shape';
import type { Shape, ShapeNode } from '../../model/shape';
import type { Templates } from './templates';

/** `literal`: nothing in it is markup, as in a line of code. `plain`: variables alone are. `target`: where a link leads. */
type TextKind = 'literal' | 'plain' | 'target';

/** By pointer. */
export interface TextPlaces {
  /** Texts that hold placeholders. */
  readonly templates?: Templates;
  readonly kinds: ReadonlyMap<string, TextKind>;
}

const isKind = (kind: string): kind is TextKind =>
  kind === 'literal' || kind === 'plain' || kind === 'target';

export function findTextKinds(
  shape: Shape,
  root: ShapeNode,
  value: unknown,
): ReadonlyMap<string, TextKind> {
  const found = new Map<string, TextKind>();
  walk(shape, root, value, '', (kind, _, pointer) => {
    if (isKind(kind)) found.set(pointer, kind);
  });
  return found;
}
