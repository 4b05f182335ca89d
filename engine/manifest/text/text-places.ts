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
  /** Replaces an entry of the map of pages, of whose texts nothing is said here. */
  readonly replacePage?: (page: unknown, pointer: string) => unknown;
}

const isKind = (kind: string): kind is TextKind =>
  kind === 'literal' || kind === 'plain' || kind === 'target';

interface PlacedValue {
  /** Where it begins in the shape. */
  readonly root: ShapeNode;
  readonly value: unknown;
  /** Where it is in its file. */
  readonly pointer?: string;
}

export function findTextKinds(
  shape: Shape,
  { root, value, pointer = '' }: PlacedValue,
): ReadonlyMap<string, TextKind> {
  const found = new Map<string, TextKind>();
  walk(shape, root, value, pointer, (kind, _, at) => {
    if (isKind(kind)) found.set(at, kind);
  });
  return found;
}
