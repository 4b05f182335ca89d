// A site and all files of its output → which of its own addresses lead nowhere.
import { decodeAddress } from '../../engine/content/addresses/decode-address';
import { isServedElsewhere } from '../../engine/content/addresses/elsewhere';
import type { Site } from '../../engine/model/site';
import { createAnswers } from '../../engine/output/answer';
import { type FindDeadEnd, outside } from '../bundle/markup-addresses';

interface Published extends Pick<Site, 'origin' | 'assetsBase' | 'redirects'> {
  readonly shell: Pick<Site['shell'], 'base' | 'elsewhere'>;
}

/** `files` are all of the output, by path relative to it. */
export function createDeadEnds(
  { origin, assetsBase, redirects, shell: { base, elsewhere = [] } }: Published,
  files: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>,
): FindDeadEnd {
  const answer = createAnswers({ base, assetsBase, files, redirects });
  const known = new Map<string, string | undefined>();
  const own = new URL(origin).origin;
  const find = (path: string, query: string): string | undefined => {
    if (isServedElsewhere(elsewhere, path)) return undefined;
    const { type } = answer(path, query);
    if (type === 'gone') return 'of which a redirect says that it is gone';
    return type === 'missing' ? 'where this site has nothing' : undefined;
  };
  const isOwn = (path: string): boolean => path.startsWith(base) || path.startsWith(assetsBase);
  /** Above the base another site may stand, whose pages may be called like those of this one: then it is named with its origin. */
  const findOutside = (path: string, address: string): string | undefined => {
    if (path === '/' || !address.startsWith('/') || address.startsWith('//')) return undefined;
    const { type } = answer(base + path.slice(1), '');
    return type === 'missing' || type === 'gone' ? undefined : `${outside} ${base}`;
  };
  return (address, from) => {
    if (address === '' || address.startsWith('#') || !URL.canParse(address, own + from))
      return undefined;
    const url = new URL(address, own + from);
    if (url.origin !== own) return undefined;
    const path = decodeAddress(url.pathname);
    if (!isOwn(path)) return findOutside(path, address);
    const key = url.pathname + url.search;
    if (!known.has(key)) known.set(key, find(path, url.search));
    return known.get(key);
  };
}
