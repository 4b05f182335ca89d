interface Choice {
  readonly concept: string;
  readonly one: string;
  readonly other: string;
}

/** What is wrong where an object has both of two members, or neither: for the finding `one-of-two`. */
export function findWrongChoice(value: object, { concept, one, other }: Choice) {
  const count = [one, other].filter((name) => Object.hasOwn(value, name)).length;
  if (count === 1) return undefined;
  const remedy = `${count === 0 ? 'Add' : 'Remove'} one of the two.`;
  return { concept, one, other, remedy, count };
}
