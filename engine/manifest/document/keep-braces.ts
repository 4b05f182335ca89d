/** A brace that was escaped, or written as an entity, is a brace: no variable begins there. */
export const keepBraces = (text: string): string => text.replaceAll('{', '{{');
