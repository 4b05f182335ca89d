// The same pages in MiniSearch, which holds its whole index in memory: what ours finds is compared with what it finds.
import MiniSearch from 'minisearch';
import type { SearchedPage } from '../../../engine/model/search';

export function createOracle(pages: readonly SearchedPage[]): (query: string) => string[] {
  const oracle = new MiniSearch({
    fields: ['title', 'headings', 'summary', 'text'],
    searchOptions: {
      boost: { title: 8, headings: 4, summary: 3 },
      prefix: (_, index, terms) => index === terms.length - 1,
    },
  });
  oracle.addAll(
    pages.map(({ id, title, summary, sections }) => ({
      id,
      title,
      summary,
      headings: sections.map(({ heading = '' }) => heading).join('\n'),
      text: sections.flatMap(({ words }) => words).join('\n'),
    })),
  );
  return (query) => oracle.search(query).map(({ id }) => String(id));
}
