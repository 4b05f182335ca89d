// The name of a kind → the kind; undefined for any other word, "constructor" among them.
import type { Kind, Kinds } from '../../model/kinds';

export const kindOf = (kinds: Kinds, name: string): Kind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined;
