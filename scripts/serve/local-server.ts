// A server for the local user: loopback only, closed to other hosts, other origins and slow clients.
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '../../engine/model/message-of';
import { untilTold } from '../apart/messages';
import { CannotRun, explainSystemError } from '../command/cannot-run';
import { codeOf } from '../files/code-of';
import { isolation } from '../output/security-headers';

/** A request that passed every check. */
export interface Target {
  /** Decoded once, with a slash at the start. */
  readonly path: string;
  /** As received: empty, or with its question mark. */
  readonly query: string;
  /** The origin by which the client addresses this server. */
  readonly origin: string;
}

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => Promise<void>;

export interface LocalServer {
  /** Scheme, address and port. */
  readonly origin: string;
  readonly port: number;
  /** Ends every connection and stops listening. */
  close(): Promise<void>;
}

const address = '127.0.0.1';
const maxUrlLength = 2048;
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/** Sends a short text and, where a request body may still arrive, closes the connection. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(response.req.method === 'GET' || response.req.method === 'HEAD'
      ? {}
      : { connection: 'close' }),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Answers a request with any method but GET and HEAD with 405; returns whether it did. */
export function refuseWriting(response: ServerResponse): boolean {
  const { method } = response.req;
  if (method === 'GET' || method === 'HEAD') return false;
  sendText(response, 405, 'Only GET and HEAD are allowed.', { allow: 'GET, HEAD' });
  return true;
}

/** The path of a request line; undefined when malformed. No dot segment is resolved: none is needed. */
function parsePath(url: string): string | undefined {
  const raw = url.split('?', 1)[0] ?? '';
  if (url.length > maxUrlLength || !raw.startsWith('/') || /[\\#]|%(?:2f|5c)/i.test(raw)) return;
  try {
    const path = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
    return /[\u0000-\u001f\u007f\\]/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

function guard(handler: Handler, ownPort: () => number): Handler {
  return async (request, response, _target) => {
    const { host = '', origin } = request.headers;
    const names = loopbackNames.map((name) => `${name}:${ownPort()}`);
    // With two hosts, each reader would take another one.
    if (request.headersDistinct.host?.length !== 1 || !names.includes(host.toLowerCase()))
      return sendText(response, 421, 'This server answers only at its loopback address.');
    const own = `http://${host.toLowerCase()}`;
    if (origin !== undefined && origin !== own)
      return sendText(response, 403, 'This server does not answer requests from other sites.');
    const url = request.url ?? '';
    const path = parsePath(url);
    if (path === undefined) return sendText(response, 400, 'The address is malformed.');
    const mark = url.indexOf('?');
    await handler(request, response, {
      path,
      query: mark < 0 ? '' : url.slice(mark),
      origin: own,
    });
  };
}

const listen = (server: ReturnType<typeof createServer>, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Listens on the next free port where the wanted one is busy; 0 means any. */
async function listenNear(server: ReturnType<typeof createServer>, wanted: number) {
  for (let port = wanted; port <= Math.min(wanted + 50, 65_535); port += 1)
    try {
      return await listen(server, port);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EACCES' && port === wanted)
        throw new CannotRun(
          `Port ${port} cannot be opened: permission denied. Choose one above 1023 with --port.`,
        );
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    }
  throw new CannotRun(`Port ${wanted} and the next ones are busy. Choose another with --port.`);
}

const internalError = 'Internal error of the server.';

/**
 * Starts a server on 127.0.0.1. It refuses foreign Host names (421), foreign origins (403) and
 * malformed addresses (400), and sends no CORS headers.
 */
export async function startLocalServer(wanted: number, handler: Handler): Promise<LocalServer> {
  let port = 0;
  const guarded = guard(handler, () => port);
  const server = createServer(
    // In milliseconds; a client that stalls longer is disconnected.
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 },
    (request, response) => {
      // A client that aborts is not an error.
      response.on('error', () => undefined);
      response.setHeaders(new Map(Object.entries(isolation)));
      guarded(request, response, { path: '', query: '', origin: '' }).catch((error: unknown) => {
        if (request.destroyed && !request.complete) return void response.destroy();
        const known = explainSystemError(error);
        process.stderr.write(`${request.method} ${request.url}: ${messageOf(known ?? error)}\n`);
        if (response.headersSent) response.destroy();
        else
          sendText(
            response,
            500,
            known ? 'This could not be done: the terminal of the server says why.' : internalError,
          );
      });
    },
  );
  server.setTimeout(60_000);
  server.maxConnections = 1000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  port = await listenNear(server, wanted);
  return {
    origin: `http://${address}:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Resolves at SIGINT or SIGTERM, which only the main thread gets. */
export const untilStopped = (): Promise<void> =>
  untilTold() ??
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
