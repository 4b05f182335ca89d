// A kind of items → a collection of it, and the page with its list.
import { manifestFile } from '../journal/site-paths';
import type { Operation } from './operations';

interface NewCollection {
  readonly kind: string;
  /** Its id, and that of its page. */
  readonly id: string;
  /** The site has none so far. */
  readonly isFirst: boolean;
}

export function makeCollection({ kind, id, isFirst }: NewCollection): readonly Operation[] {
  const title = id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const page = {
    ...{ path: `/${id}`, title, summary: 'What there is to choose from.' },
    blocks: [{ type: 'items', collection: id, layout: 'cards' }],
  };
  const collection = { kind, folder: id, list: id };
  return [
    { op: 'set', file: manifestFile, path: ['pages', id], value: page },
    isFirst
      ? { op: 'set', file: manifestFile, path: ['collections'], value: { [id]: collection } }
      : { op: 'set', file: manifestFile, path: ['collections', id], value: collection },
  ];
}
