// Words of any length → so few of them that they fit into a list.

const maxWords = 60;

export const shorten = (words: string): string => {
  const text = words.trim().replace(/\s+/g, ' ');
  return text.length > maxWords ? `${text.slice(0, maxWords - 1)}…` : text;
};
