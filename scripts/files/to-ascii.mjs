// A bundle → the same code in ASCII alone: Node reads that several times as fast, and keeps it in half the memory.
// Plain JavaScript, for what bundles the commands.

/**
 * The bundler writes ASCII but for regular expressions, where an escape means the same.
 * @throws Error where it would not: behind a backslash
 */
export const toAscii = (code) =>
  code.replace(/(\\*)([^\0-\x7f])/g, (all, slashes, character) => {
    if (slashes.length % 2 === 1)
      throw new Error(`A bundle has ${all}: write the character without a backslash.`);
    return `${slashes}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
