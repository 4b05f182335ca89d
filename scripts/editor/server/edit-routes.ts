// The addresses of the editor: its shell, and what the shell asks for. Everything else goes on to the site.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaTypeOf } from '../../../engine/content/addresses/media-types';
import { isRecord } from '../../../engine/model/json';
import { CannotRun, explainError } from '../../command/cannot-run';
import { type Handler, refuseWriting, sendText, type Target } from '../../serve/local-server';
import { readBody } from '../../serve/request-body';
import { editPaths, knownHeader, type Requests } from '../wire';
import type { Answers } from './answers';
import { refuseRequest } from './guard-requests';
import { refuseSent } from './refuse-sent';
import { documentName, type Shell } from './shell-files';
import type { StillSites } from './still-sites';
import { readUploadOptions, type Upload, uploadName } from './upload';

/** In bytes. */
const maxRequest = 4 * 1024 * 1024;
const maxUpload = 60 * 1024 * 1024;

interface EditRoutes {
  readonly token: string;
  readonly shell: Promise<Shell>;
  /** For a shell that knows a state by its name. */
  readonly answersFor: (known: string | undefined) => Answers;
  readonly takeUpload: Upload;
  readonly still: StillSites;
  /** A file below files/; undefined where the site has none of that name. */
  readonly readPicture: (path: string) => Buffer | undefined;
}

const headers = {
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; " +
    "font-src 'self'; frame-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const isJson = ({ headers: sent }: IncomingMessage): boolean =>
  /^application\/json\b/.test(sent['content-type'] ?? '');

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendText(response, status, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
    connection: 'keep-alive',
  });
}

async function answer(
  { answersFor }: EditRoutes,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isJson(request)) return sendText(response, 415, 'Send JSON.');
  const body = await readBody(request, maxRequest);
  if (body === undefined) return sendText(response, 413, 'The request is too large.');
  const sent = parse(body);
  if (!isRecord(sent)) return sendText(response, 400, 'Send an object as JSON.');
  const answers = answersFor(request.headers[knownHeader]?.toString());
  if (!Object.hasOwn(answers, name)) return sendText(response, 404, 'There is no such request.');
  const refusal = refuseSent(name as keyof Requests, sent);
  if (refusal !== undefined) return sendText(response, 400, refusal);
  try {
    const find = answers[name as keyof Requests] as (value: unknown) => unknown;
    sendJson(response, 200, await find(sent));
  } catch (error) {
    // The server has not failed: this cannot be done.
    const status = error instanceof CannotRun ? 409 : 500;
    sendJson(response, status, { error: explainError(error) });
  }
}

async function upload(
  { takeUpload }: EditRoutes,
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): Promise<void> {
  const body = await readBody(request, maxUpload);
  if (body === undefined)
    return sendText(response, 413, `The file is larger than ${maxUpload / 1024 / 1024} MB.`);
  sendJson(
    response,
    200,
    await takeUpload(uploadName(target.path), body, readUploadOptions(target.query)),
  );
}

async function sendShell(
  routes: EditRoutes,
  response: ServerResponse,
  target: Target,
): Promise<void> {
  const { path } = target;
  if (refuseWriting(response)) return;
  if (await routes.still.sendPage(response, target)) return;
  if (path.startsWith(editPaths.pictures)) {
    const bytes = routes.readPicture(path.slice(editPaths.pictures.length));
    if (bytes === undefined) return sendText(response, 404, 'Not found.');
    response.writeHead(200, {
      'content-type': mediaTypeOf(path),
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    return void response.end(bytes);
  }
  const name = path === editPaths.shell ? documentName : path.slice(editPaths.shell.length + 1);
  const text = (await routes.shell).get(name);
  if (text === undefined) return sendText(response, 404, 'Not found.');
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/html; charset=utf-8';
  sendText(response, 200, text, { ...headers, 'content-type': type });
}

/** Answers below /_edit. A GET changes nothing. */
export const withEditor =
  (routes: EditRoutes, next: Handler): Handler =>
  async (request, response, target) => {
    const { path } = target;
    if (path !== editPaths.shell && !path.startsWith(`${editPaths.shell}/`)) {
      if (request.method === 'GET' && (await routes.still.sendFile(response, target))) return;
      return next(request, response, target);
    }
    const isUpload = path.startsWith(editPaths.files);
    if (!isUpload && !path.startsWith(editPaths.requests))
      return sendShell(routes, response, target);
    const refusal = refuseRequest(request, target, routes.token);
    if (refusal !== undefined) return sendText(response, ...refusal);
    if (isUpload) return upload(routes, request, response, target);
    return answer(routes, path.slice(editPaths.requests.length), request, response);
  };
