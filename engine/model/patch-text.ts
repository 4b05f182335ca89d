// The text of a dependency → the same with what we need to be otherwise.

export interface TextPatch {
  /** The package that wrote the text. */
  readonly by: string;
  /** Global: everything it matches is replaced. */
  readonly pattern: RegExp;
  readonly replacement: string;
}

/**
 * Another version of the package may write something else, and what we changed would silently stay.
 * @throws Error where nothing matches
 */
export function patchText(text: string, { by, pattern, replacement }: TextPatch): string {
  const patched = text.replace(pattern, replacement);
  if (patched !== text) return patched;
  throw new Error(
    `The text of ${by} is not as expected: nothing in it matches ${pattern}. Compare it with the version in package-lock.json, and fix the pattern.`,
  );
}
