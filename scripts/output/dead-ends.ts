// A site and all files of its output → which of its own addresses lead nowhere.
import { decodeAddress } from '../../engine/content/addresses/decode-address';
import { isServedElsewhere } from '../../engine/content/addresses/elsewhere';
import { mainOf } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import { createAnswers } from '../../engine/output/answer';
import { type FindDeadEnd, noIcon, outside } from '../bundle/markup-addresses';
import type { SiteAssets } from './site-assets';

interface Published extends Pick<Site, 'origin' | 'assetsBase' | 'redirects'> {
  readonly shell: Pick<Site['shell'], 'base' | 'elsewhere'>;
}

/** The drawings that pages show by name, and the address of their file. */
interface Sprite {
  readonly address: string;
  readonly names: ReadonlySet<string>;
}

export function readSprite({
  publication,
  files,
}: Pick<SiteAssets, 'publication' | 'files'>): Sprite {
  const { icons: address } = mainOf(publication).assets;
  const file = files.find(({ path }) => address.endsWith(path));
  const symbols = String(file?.read()).matchAll(/<symbol id="([^"]+)"/g);
  return { address, names: new Set(Array.from(symbols, ([, name = '']) => name)) };
}

/** `files` are all of the output, by path relative to it. */
export function createDeadEnds(
  { origin, assetsBase, redirects, shell: { base, elsewhere = [] } }: Published,
  files: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>,
  sprite: Sprite,
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
    if (address.startsWith(`${sprite.address}#`))
      return sprite.names.has(url.hash.slice(1)) ? undefined : noIcon;
    const path = decodeAddress(url.pathname);
    if (!isOwn(path)) return findOutside(path, address);
    const key = url.pathname + url.search;
    if (!known.has(key)) known.set(key, find(path, url.search));
    return known.get(key);
  };
}
