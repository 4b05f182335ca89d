// The documentation of installed packages → pages of a site, with as many different words each as pages of real sites have.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchedPage } from '../../engine/model/search';
import { fold } from '../../engine/search/words/fold';
import { readTokens } from '../../engine/search/words/read-tokens';

/** Different words of a page, as the reference site has them: with fewer, an index looks half as large as it is. */
const wordsOfPage = 160;
const sectionsOfPage = 3;

const sentence = /[A-Z][^.!?\n{}<>=;|]{40,200}[.!?](?=\s)/g;

/** Comments are sentences over several lines. */
const toText = (source: string): string =>
  source.replace(/[ \t]*\n[ \t]*(?:\*|\/\/)?[ \t]*(?=[a-z(])/g, ' ').replace(/`|\*/g, '');

/** In the same order on every machine: as the lock of packages has them. */
function* listSentences(folder: string): Iterable<string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:md|d\.ts)$/.test(path) && !path.startsWith('.'))
    .sort();
  const seen = new Set<string>();
  for (const path of paths)
    for (const [found] of toText(readFileSync(join(folder, path), 'utf8')).matchAll(sentence)) {
      if (seen.has(found)) continue;
      seen.add(found);
      yield found;
    }
}

/** The words of a heading: the longest of a sentence, in its order. */
const toHeading = (text: string, count: number): string => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const longest = [...words].sort((one, other) => other.length - one.length).slice(0, count);
  return words
    .filter((word) => longest.includes(word))
    .slice(0, count)
    .join(' ');
};

function toPage(number: number, sentences: readonly string[]): SearchedPage {
  const size = Math.ceil(sentences.length / sectionsOfPage);
  const title = toHeading(sentences[0] ?? '', 3);
  const sections = Array.from({ length: sectionsOfPage }, (_, index) => {
    const words = sentences.slice(index * size, (index + 1) * size);
    const heading = toHeading(words[0] ?? '', 3);
    return index === 0 ? { words } : { id: `section-${index}`, heading, words };
  });
  const area = `area-${number % 6}`;
  return {
    id: `page-${number}`,
    href: `/${area}/page-${number}`,
    title,
    summary: (sentences[1] ?? '').slice(0, 120),
    above: [`Area ${number % 6}`],
    filters: [area],
    sections,
  };
}

/** Above what there is, sentences begin again, in other company. */
export function readCorpus(folder: string, count: number): SearchedPage[] {
  const sentences = [...listSentences(folder)];
  const pages: SearchedPage[] = [];
  let at = 0;
  while (pages.length < count) {
    const own: string[] = [];
    const words = new Set<string>();
    while (words.size < wordsOfPage) {
      const round = Math.floor(at / sentences.length);
      const next = sentences[(at * (2 * round + 1)) % sentences.length] ?? '';
      at += 1;
      own.push(next);
      for (const { whole, parts } of readTokens(next))
        for (const word of [whole, ...parts]) if (word !== undefined) words.add(fold(word));
    }
    pages.push(toPage(pages.length, own));
  }
  return pages;
}
