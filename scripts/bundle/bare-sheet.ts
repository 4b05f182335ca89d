const texts = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** A style sheet of the same length, without remarks and quoted words. */
export const toBareSheet = (text: string): string =>
  text.replace(texts, (found) => found.replace(/[^\n]/g, ' '));
