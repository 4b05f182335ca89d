// What a thing is called → words that stand for it until somebody writes others: about-us → About us.

/** Of an id, or of a name in camel case. */
export function toWords(id: string): string {
  const words = id.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/[-_]/g, ' ');
}
