// A build → answers. What is asked for is looked up in the list of its files, never joined to a path.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { toPath } from '../../engine/content/addresses';
import { isImmutable, pageEnding, toPageFile } from '../../engine/content/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import { type Handler, sendText, type Target } from './local-server';
import { rewriteHeaders, rewriteShared } from './provider-rewrite';
import { sendFile } from './send-file';
import type { ServedBuild, Snapshot } from './served-build';

interface Exchange {
  readonly build: ServedBuild;
  readonly snapshot: Snapshot;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
  readonly headers: OutgoingHttpHeaders;
}

async function sendPath(exchange: Exchange, path: string, status: number): Promise<boolean> {
  const { build, snapshot, request, response, target } = exchange;
  const { shared, connects } = snapshot.listing;
  const rewrites = path === shared && connects.length > 0;
  const forever = isImmutable(path) && !rewrites;
  const headers = {
    ...exchange.headers,
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  return sendFile(build, snapshot, request, response, {
    path,
    status,
    headers,
    ...(rewrites ? { rewrite: (text) => rewriteShared(text, connects, target.origin) } : {}),
  });
}

/** The frame of the site around an error; a plain sentence where the build has none. */
async function sendError(exchange: Exchange, status: 404 | 410): Promise<void> {
  if (await sendPath(exchange, rootFiles.notFound, status)) return;
  sendText(exchange.response, status, status === 404 ? 'Not found.' : 'Gone.', exchange.headers);
}

function sendRedirect(exchange: Exchange, status: number, to: string): void {
  const query = to.includes('?') || to.includes('#') ? '' : exchange.target.query;
  // A path is sent as it would be typed: encoded again, for a header holds no other characters.
  const location = encodeURI(to).replace(/%25([0-9a-f]{2})/gi, '%$1') + query;
  sendText(exchange.response, status, `Moved to ${location}`, {
    ...exchange.headers,
    location,
    'cache-control': 'no-cache',
  });
}

async function answer(exchange: Exchange): Promise<void> {
  const { listing, files, redirects } = exchange.snapshot;
  const { base } = listing;
  const { path } = exchange.target;
  if (!path.startsWith(base)) {
    if (path === '/') return sendRedirect(exchange, 307, base);
    if (`${path}/` === base) return sendRedirect(exchange, 308, base);
    return sendError(exchange, 404);
  }
  const inside = toPath(base, path);
  const name = inside.slice(1);
  const moved = redirects.get(inside);
  if (moved?.to !== undefined) return sendRedirect(exchange, moved.status, moved.to);
  if (moved !== undefined) return sendError(exchange, 410);
  if (name === toPageFile('/')) return sendRedirect(exchange, 308, base);
  const page = toPageFile(inside);
  if (page !== rootFiles.notFound && files.has(page) && (await sendPath(exchange, page, 200)))
    return;
  const ending = ['/', pageEnding].find((end) => name.endsWith(end)) ?? '';
  const clean = name.slice(0, name.length - ending.length);
  const meant = clean + pageEnding;
  if (clean !== name && meant !== rootFiles.notFound && files.has(meant))
    return sendRedirect(exchange, 308, base + clean);
  if (files.has(name) && clean === name && (await sendPath(exchange, name, 200))) return;
  return sendError(exchange, 404);
}

/** Answers GET and HEAD from a build; everything else is 405. */
export function serveBuild(build: ServedBuild): Handler {
  return async (request, response, target) => {
    const snapshot = build.current();
    if (snapshot === undefined)
      return sendText(response, 503, 'There is no build. Run `npm run build`.');
    const headers = {
      ...rewriteHeaders(snapshot.listing, target.origin),
      'x-content-type-options': 'nosniff',
    };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD are answered here.', {
        ...headers,
        allow: 'GET, HEAD',
      });
    await answer({ build, snapshot, request, response, target, headers });
  };
}
