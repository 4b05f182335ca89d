import { toPointer } from './shape';

/** The wanted texts of a value, with their pointers; keys of objects are not texts. */
export function findTexts(
  value: unknown,
  pointer: string,
  wanted: (text: string) => boolean = () => true,
): (readonly [text: string, pointer: string])[] {
  const found: (readonly [string, string])[] = [];
  const visit = (part: unknown, at: string): void => {
    if (typeof part === 'string') {
      if (wanted(part)) found.push([part, at]);
    } else if (typeof part === 'object' && part !== null)
      for (const key of Object.keys(part))
        visit((part as Readonly<Record<string, unknown>>)[key], toPointer(at, key));
  };
  visit(value, pointer);
  return found;
}
