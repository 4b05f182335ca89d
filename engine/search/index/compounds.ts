// German, Dutch and Swedish write several words as one → the parts of it that occur by themselves.

/** What may stand between two parts. */
const links: Readonly<Record<string, readonly string[]>> = {
  de: ['', 's', 'es', 'n', 'en', 'er', 'e'],
  nl: ['', 's', 'en', 'e'],
  sv: ['', 's'],
};

/** In letters, of the first and of the last part. */
const [minFirst, minLast] = [3, 4];

/** `find` finds what a word by itself is known as. */
type SplitCompound = <Part>(
  word: string,
  find: (part: string) => Part | undefined,
) => readonly Part[];

/** The last part that is a word, and what is before it if that is one as well; undefined for other languages. */
export function createSplitCompound(language: string): SplitCompound | undefined {
  const between = links[language.split('-')[0] ?? ''];
  if (between === undefined) return undefined;
  return (word, find) => {
    for (let at = minFirst; at <= word.length - minLast; at += 1) {
      const last = find(word.slice(at));
      if (last === undefined) continue;
      const head = word.slice(0, at);
      const heads = between
        .filter((link) => head.endsWith(link))
        .map((link) => head.slice(0, head.length - link.length))
        .filter(({ length }) => length >= minFirst);
      const first = heads.map(find).find((part) => part !== undefined);
      return first === undefined ? [last] : [first, last];
    }
    return [];
  };
}
