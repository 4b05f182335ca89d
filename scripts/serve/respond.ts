// A site and a request → the response. Used by all local servers, from disk and from memory.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isServedElsewhere } from '../../engine/content/addresses/elsewhere';
import { isText, mediaTypeOf } from '../../engine/content/addresses/media-types';
import type { CacheClass } from '../../engine/content/addresses/output-paths';
import { rootFiles } from '../../engine/content/addresses/reserved-names';
import { contentHash } from '../files/content-hash';
import { cacheControl } from '../output/cache-control';
import { allowFrames } from '../output/security-headers';
import { makeElsewherePage } from './elsewhere-page';
import { sendText, type Target } from './local-server';
import { makeRewriteForms, rewriteHeaders, rewriteShared } from './provider-rewrite';
import { chooseEncoding } from './request-headers';
import { sendFile } from './send-file';
import type { ServedFile, ServedSite } from './served-site';

interface Exchange {
  readonly response: ServerResponse;
  readonly target: Target;
  /**
   * In development: changes documents while they are sent. Then they are not cached, and
   * nothing is compressed, which would take longer than it saves.
   */
  readonly rewritePage?: (html: string) => string;
  /** Whether pages of this server may show it in a frame. */
  readonly framed?: boolean;
}

interface ResponseHead {
  readonly path: string;
  readonly status: number;
  readonly cache: CacheClass;
}

interface Rewrite {
  readonly change: (text: string) => string;
  readonly caching: string;
}

/** What is sent differently from how it is stored. */
function findRewrite(site: ServedSite, exchange: Exchange, path: string): Rewrite | undefined {
  const { rewritePage, target } = exchange;
  const { connects, providers, shared } = site;
  const local = { connects, own: target.origin };
  const caching = cacheControl.revalidated;
  if (path === shared && connects.length > 0)
    return { change: (text) => rewriteShared(text, local), caching };
  if (!mediaTypeOf(path).startsWith('text/html')) return undefined;
  const rewrite = makeRewriteForms(providers, local);
  if (rewritePage === undefined) return rewrite && { change: rewrite, caching };
  const change = (html: string): string => rewritePage(rewrite?.(html) ?? html);
  return { change, caching: 'no-store' };
}

function rewrite(file: ServedFile, { change }: Rewrite): ServedFile {
  if (!('bytes' in file)) return file;
  const bytes = Buffer.from(change(file.bytes.toString('utf8')));
  return { bytes, hash: contentHash(bytes) };
}

/** False when the file has gone. */
async function sendPath(
  site: ServedSite,
  exchange: Exchange,
  { path, status, cache }: ResponseHead,
): Promise<boolean> {
  const { response, rewritePage } = exchange;
  const type = mediaTypeOf(path);
  const accepted = String(response.req.headers['accept-encoding'] ?? '');
  const packs = isText(type) && rewritePage === undefined;
  const encoding = packs ? chooseEncoding(accepted) : undefined;
  const change = findRewrite(site, exchange, path);
  const file = await site.open(path, change === undefined ? encoding : undefined);
  if (file === undefined) return false;
  const headers = {
    ...toHeaders(site, exchange),
    'content-type': type,
    'cache-control': change?.caching ?? cacheControl[cache],
    ...(isText(type) ? { vary: 'accept-encoding' } : {}),
  };
  const sent = change === undefined ? file : rewrite(file, change);
  await sendFile(response, sent, { status, headers, encoding });
  return true;
}

/** The headers of every answer of a site. */
export const toHeaders = (
  site: ServedSite,
  { framed = false }: Pick<Exchange, 'framed'> = {},
): OutgoingHttpHeaders => ({
  ...(framed ? allowFrames(rewriteHeaders(site)) : rewriteHeaders(site)),
  'x-content-type-options': 'nosniff',
});

/** Answers a GET or HEAD. */
export async function respond(site: ServedSite, exchange: Exchange): Promise<void> {
  const { response, target } = exchange;
  const answer = site.answer(target.path, target.query);
  const common = { ...toHeaders(site, exchange), 'cache-control': cacheControl.revalidated };
  if (answer.type === 'redirect') {
    const { status, location } = answer;
    return sendText(response, status, `Moved to ${location}`, { ...common, location });
  }
  // The paths of other languages begin with what its app does not know, and have a page for unknown addresses themselves.
  const isUnknown = answer.type === 'missing' && answer.path === rootFiles.notFound.path;
  if (isUnknown && isServedElsewhere(site.elsewhere ?? [], target.path)) {
    const { html, headers } = makeElsewherePage(target.path);
    return sendText(response, 503, html, headers);
  }
  const { path, status } = answer;
  const cache = answer.type === 'file' ? answer.cache : 'revalidated';
  if (await sendPath(site, exchange, { path, status, cache })) return;
  // The build lacks even the page for unknown addresses.
  const isGone = answer.type === 'gone';
  const [code, words] = isGone
    ? [status, 'Gone.']
    : [404, 'Not found. The build is not there any more, or not whole: build the site again.'];
  sendText(response, code, words, common);
}
