// The schema of an object → the members without which no value is valid.

interface NeedingSchema {
  readonly required?: readonly string[];
  /** Of these it has exactly one: `page`, or `status=410` for one value. */
  readonly exclusive?: readonly string[];
}

/** Of members of which it has exactly one, the first. */
export function listNeeded({ required = [], exclusive = [] }: NeedingSchema): readonly string[] {
  const names = exclusive.map((one) => one.split('=')[0] ?? one);
  const [first] = names;
  const isMet = first === undefined || names.some((name) => required.includes(name));
  return isMet ? required : [...required, first];
}
