// A file and a request → the response: unchanged, compressed, in part or whole.
// send, @fastify/send and sirv find a file below a folder by themselves and read it from the disk. What is
// sent here was chosen before, may be in memory, or is changed on its way: they would only do for films.
import { createReadStream } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchesTag, parseRange } from './request-headers';
import type { Encoding, ServedFile } from './served-site';

interface SendOptions {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** The encoding that the client accepts, where compression is worthwhile. */
  readonly encoding: Encoding | undefined;
}

/** The best quality that is fast enough. */
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }),
};

const isHead = (response: ServerResponse): boolean => response.req.method === 'HEAD';

async function sendBytes(
  response: ServerResponse,
  file: ServedFile,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<void> {
  if (isHead(response) || end < start) response.end();
  else if ('bytes' in file) response.end(file.bytes.subarray(start, end + 1));
  else {
    // A handle, not a file descriptor: that may belong to another file by the time it is read.
    const fd = file.handle;
    // The client may disconnect; then the rest is not sent.
    await pipeline(createReadStream('', { fd, start, end, autoClose: false }), response).catch(
      (error: unknown) => {
        if (!response.destroyed) throw error;
      },
    );
  }
}

async function sendWhole(
  response: ServerResponse,
  bytes: Buffer,
  { status, headers, encoding }: SendOptions,
): Promise<void> {
  response.writeHead(status, {
    ...headers,
    'content-encoding': encoding,
    'content-length': bytes.byteLength,
  });
  response.end(isHead(response) ? undefined : bytes);
}

async function sendPart(
  response: ServerResponse,
  file: ServedFile,
  { status, headers }: SendOptions,
): Promise<void> {
  const size = 'bytes' in file ? file.bytes.byteLength : file.size;
  const { range: asked, 'if-range': condition } = response.req.headers;
  const applies = response.req.method === 'GET' && status === 200;
  const wanted = applies && (condition ?? headers.etag) === headers.etag ? asked : undefined;
  const range = parseRange(wanted, size);
  const common = { ...headers, 'accept-ranges': 'bytes' };
  if (range === 'unsatisfiable') {
    response.writeHead(416, {
      ...common,
      'content-range': `bytes */${size}`,
      'content-length': 0,
    });
    response.end();
    return;
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  response.writeHead(range === 'whole' ? status : 206, {
    ...common,
    ...(range === 'whole' ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
    'content-length': end - start + 1,
  });
  await sendBytes(response, file, { start, end });
}

/** Sends a file as the client requested it, and closes it. */
export async function sendFile(
  response: ServerResponse,
  file: ServedFile,
  options: SendOptions,
): Promise<void> {
  const encoding = 'bytes' in file ? (file.encoding ?? options.encoding) : undefined;
  const tag = `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers = { ...options.headers, etag: tag };
  try {
    if (options.status === 200 && matchesTag(response.req.headers['if-none-match'], tag)) {
      response.writeHead(304, headers);
      response.end();
    } else if (encoding !== undefined && 'bytes' in file) {
      const { bytes } = file;
      const packed = file.encoding === undefined ? await compressors[encoding](bytes) : bytes;
      await sendWhole(response, packed, { ...options, headers, encoding });
    } else await sendPart(response, file, { ...options, headers });
  } finally {
    if ('handle' in file) await file.handle.close();
  }
}
