// A file of the build and a request → the answer: conditional, compressed, in part or whole.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isText, mediaTypeOf } from '../../engine/content/media-types';
import { contentHash } from '../files/content-hash';
import {
  type Encoding,
  type LoadedFile,
  largest,
  type ServedBuild,
  type Snapshot,
} from './served-build';

export interface FileAnswer {
  readonly path: string;
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** Changes the text while serving. */
  readonly rewrite?: (text: string) => string;
}

/** A quality of 0 refuses; the server prefers the denser one of those accepted. */
export function chooseEncoding(accepted: string): Encoding | undefined {
  const qualities = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
    }),
  );
  const accepts = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined;
}

/** Whether the client has this version already, in whatever encoding. */
export function matchesTag(condition: string | undefined, hash: string): boolean {
  if (condition === undefined) return false;
  return condition
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || [`"${hash}"`, `"${hash}-br"`, `"${hash}-gzip"`].includes(tag));
}

export type Range = { readonly start: number; readonly end: number } | 'whole' | 'unsatisfiable';

/** One range of bytes, `end` included; several ranges and other units are answered with the whole. */
export function parseRange(header: string | undefined, size: number): Range {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}

const isHead = (response: ServerResponse): boolean => response.req.method === 'HEAD';

async function sendText(
  build: ServedBuild,
  snapshot: Snapshot,
  response: ServerResponse,
  answer: FileAnswer,
  file: LoadedFile,
): Promise<void> {
  const encoding = chooseEncoding(String(response.req.headers['accept-encoding'] ?? ''));
  const sibling = `${answer.path}${encoding === 'br' ? '.br' : '.gz'}`;
  const listed = answer.rewrite === undefined ? snapshot.files.get(sibling) : undefined;
  let body = file.bytes;
  if (encoding !== undefined)
    body =
      (listed && (await build.load(sibling, listed.hash))?.bytes) ??
      (await build.compress(file, encoding));
  response.writeHead(answer.status, {
    ...answer.headers,
    etag: `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    'content-length': body.byteLength,
  });
  response.end(isHead(response) ? undefined : body);
}

/** Anything that is no text: with ranges, the large ones straight from the disk. */
async function sendBinary(
  build: ServedBuild,
  response: ServerResponse,
  answer: FileAnswer,
  listed: { readonly size: number; readonly hash: string },
): Promise<boolean> {
  const handle = await build.open(answer.path);
  if (handle === undefined) return false;
  try {
    const { size } = await handle.stat();
    const tag = `"${listed.hash}"`;
    const { range: asked, 'if-range': condition } = response.req.headers;
    const wanted = condition === undefined || condition === tag ? asked : undefined;
    const range = parseRange(response.req.method === 'GET' ? wanted : undefined, size);
    const headers = { ...answer.headers, etag: tag, 'accept-ranges': 'bytes' };
    if (range === 'unsatisfiable') {
      response.writeHead(416, {
        ...headers,
        'content-range': `bytes */${size}`,
        'content-length': 0,
      });
      response.end();
      return true;
    }
    const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
    response.writeHead(range === 'whole' ? answer.status : 206, {
      ...headers,
      ...(range === 'whole' ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
      'content-length': end - start + 1,
    });
    if (isHead(response) || size === 0) response.end();
    else
      await pipeline(createReadStream('', { fd: handle, start, end, autoClose: false }), response);
    return true;
  } catch (fault) {
    // The client went away; what it did not want is not sent.
    if (!response.destroyed) throw fault;
    return true;
  } finally {
    await handle.close();
  }
}

/** Sends a listed file; false when the disk does not have it. */
export async function sendFile(
  build: ServedBuild,
  snapshot: Snapshot,
  request: IncomingMessage,
  response: ServerResponse,
  plain: FileAnswer,
): Promise<boolean> {
  const listed = snapshot.files.get(plain.path);
  if (listed === undefined) return false;
  const type = mediaTypeOf(plain.path);
  const text = isText(type) && listed.size <= largest;
  const headers = {
    ...plain.headers,
    'content-type': type,
    ...(text ? { vary: 'accept-encoding' } : {}),
  };
  const answer = { ...plain, headers };
  const notModified = (hash: string): boolean => {
    if (answer.status !== 200 || !matchesTag(request.headers['if-none-match'], hash)) return false;
    response.writeHead(304, { ...headers, etag: `"${hash}"` });
    response.end();
    return true;
  };
  if (!text) return notModified(listed.hash) || sendBinary(build, response, answer, listed);
  const stored = await build.load(plain.path, listed.hash);
  if (stored === undefined) return false;
  const file = answer.rewrite === undefined ? stored : rewritten(stored, answer.rewrite);
  if (!notModified(file.hash)) await sendText(build, snapshot, response, answer, file);
  return true;
}

function rewritten(file: LoadedFile, rewrite: (text: string) => string): LoadedFile {
  const bytes = Buffer.from(rewrite(file.bytes.toString('utf8')));
  return { bytes, hash: contentHash(bytes) };
}
