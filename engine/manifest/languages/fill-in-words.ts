// A value, and texts for members that it may lack → the value with them.
import { toPointer } from '../../content/shape/shape';
import { isRecord } from '../../model/json';

interface Place {
  readonly at: string;
  /** Is called with the pointer of each text that was filled in. */
  readonly onFilled: (pointer: string) => void;
}

/** What is filled in is never shared: validating fills in more. */
export function fillIn(own: unknown, words: unknown, { at, onFilled }: Place): unknown {
  if (own === undefined && typeof words === 'string') {
    onFilled(at);
    return words;
  }
  if (!isRecord(words) || (own !== undefined && !isRecord(own))) return own;
  const added = Object.entries(words).flatMap(([name, value]) => {
    const place = { at: toPointer(at, name), onFilled };
    const filled = fillIn(own?.[name], value, place);
    return filled === undefined ? [] : [[name, filled] as const];
  });
  return own === undefined && added.length === 0
    ? undefined
    : { ...own, ...Object.fromEntries(added) };
}
