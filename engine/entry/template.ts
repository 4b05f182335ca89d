// A text with marks → the same text with other contents in place of the marks, any number of times.
import { invariant } from '../model/invariant';

/** A text cut at its marks: the parts around them, and their names in between. */
export interface Template<Slot extends string> {
  readonly texts: readonly string[];
  readonly slots: readonly Slot[];
}

/** One mark for each slot: words that do not occur in `text`, and need no escaping. */
export function makeMarks<Slot extends string>(
  names: readonly Slot[],
  text: string,
  tail = '',
): Readonly<Record<Slot, string>> {
  const marks = names.map((name) => [name, `place-of-${name}${tail}`] as const);
  return marks.some(([, mark]) => text.includes(mark))
    ? makeMarks(names, text, `${tail}-`)
    : (Object.fromEntries(marks) as Record<Slot, string>);
}

/** Cuts a text at its marks, each of which occurs, and some in several places. */
export function cutAt<Slot extends string>(
  text: string,
  marks: Readonly<Record<Slot, string>>,
): Template<Slot> {
  const slotOf = new Map((Object.keys(marks) as Slot[]).map((slot) => [marks[slot], slot]));
  // No mark begins with another, and none has a character that an expression would take for more than itself.
  const parts = text.split(new RegExp(`(${[...slotOf.keys()].join('|')})`));
  const slots = parts.flatMap((part, index) => (index % 2 === 1 ? (slotOf.get(part) ?? []) : []));
  for (const slot of slotOf.values())
    invariant(slots.includes(slot), `there is a place for "${slot}"`);
  return { texts: parts.filter((_, index) => index % 2 === 0), slots };
}

export const fill = <Slot extends string>(
  { texts, slots }: Template<Slot>,
  fillings: Readonly<Record<Slot, string>>,
): string =>
  texts
    .map((text, index) => (index === 0 ? '' : fillings[slots[index - 1] as Slot]) + text)
    .join('');
