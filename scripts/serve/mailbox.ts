// Answers form submissions as their providers would, and shows them on an inbox page. For local servers only.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseUrl } from '../../engine/content/addresses/parse-url';
import { messageOf } from '../../engine/model/message-of';
import { type Handler, refuseWriting, sendText } from './local-server';
import { emailPath, inboxPath, type Recipient } from './mailbox-address';
import { AnswerQueue } from './mailbox-answers';
import { makeMailboxPage } from './mailbox-page';
import { MailboxStore } from './mailbox-store';
import { parseForm, readBody, type SentForm } from './request-body';

const emailFields = ['lib_version', 'service_id', 'template_id', 'user_id'];
/** In bytes. */
const maxBodyBytes = 256 * 1024;
const maxEnquiries = 500;

interface MailboxOptions {
  readonly folder: string;
  /** For tests: take a queue of answers and report what was received. */
  readonly answers: boolean;
  /** By path, what forms send to this server. */
  readonly recipients: () => ReadonlyMap<string, Recipient>;
}

type Refusal = readonly [status: number, text: string];

function findMissing(path: string, { fields }: SentForm): string | undefined {
  if (path !== emailPath) return undefined;
  return emailFields.find((wanted) => !fields.some(([name, value]) => name === wanted && value));
}

const formTypes = /^(?:multipart\/form-data\s*;|application\/x-www-form-urlencoded\b)/i;

/** Its letters would be lost without a word. */
const isOtherText = ({ headers }: IncomingMessage): boolean =>
  /;\s*charset\s*=\s*"?(?!utf-8\b)/i.test(headers['content-type'] ?? '') ||
  (headers['content-encoding'] ?? 'identity') !== 'identity';

async function readSent(
  request: IncomingMessage,
  { maxBytes = 0 }: Recipient,
): Promise<SentForm | Refusal> {
  const contentType = request.headers['content-type'] ?? '';
  const body = await readBody(request, maxBodyBytes + maxBytes);
  if (body === undefined) return [413, 'The submission is larger than the form allows'];
  if (!formTypes.test(contentType)) return [415, 'Send the form as form data'];
  if (isOtherText(request)) return [415, 'Send the form in UTF-8, and not compressed'];
  const sent = await parseForm(body, contentType);
  if (typeof sent === 'string') return [400, sent];
  return sent.files.length > 0 && maxBytes === 0 ? [400, 'Files are not accepted'] : sent;
}

const isRefusal = (result: SentForm | Refusal): result is Refusal => Array.isArray(result);

/** Where a browser goes on that has sent a form by itself; undefined where an app has. */
function findNext({ headers }: IncomingMessage, { page }: Recipient): string | undefined {
  if (!headers.accept?.includes('text/html')) return undefined;
  // Two slashes would lead to another host.
  return page ?? parseUrl(headers.referer ?? '')?.pathname.replace(/^\/+/, '/') ?? '/';
}

/** What an app gets: no line break after it. */
function sendAnswer(response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

class Mailbox {
  readonly #store: MailboxStore;
  readonly #queue: AnswerQueue | undefined;

  constructor(options: MailboxOptions) {
    this.#store = new MailboxStore(options.folder, maxEnquiries);
    this.#queue = options.answers ? new AnswerQueue() : undefined;
  }

  async send(
    request: IncomingMessage,
    response: ServerResponse,
    recipient: Recipient,
  ): Promise<void> {
    const { path, form } = recipient;
    if (request.method !== 'POST')
      return sendText(response, 405, 'Only POST is allowed.', { allow: 'POST' });
    const sent = await readSent(request, recipient);
    if (isRefusal(sent)) return sendText(response, ...sent);
    const { 'content-type': contentType = '', accept = '' } = request.headers;
    const answer = this.#queue?.take({ path, contentType, accept, fields: sent.fields });
    if (answer?.failure === 'hang') return;
    if (answer?.delay) await wait(answer.delay, undefined, { ref: false });
    if (answer?.failure === 'drop') return void response.destroy();
    const missing = findMissing(path, sent);
    if (missing !== undefined) return sendText(response, 400, `The field ${missing} is required`);
    const { status = 200, body = 'OK' } = answer ?? {};
    const next = status < 300 ? findNext(request, recipient) : undefined;
    if (status < 300) await this.#store.add({ path, ...(form && { form }) }, sent);
    if (next !== undefined) return sendText(response, 303, `See ${next}`, { location: next });
    sendAnswer(response, status, body);
  }

  async show(response: ServerResponse): Promise<void> {
    if (refuseWriting(response)) return;
    const { html, headers } = makeMailboxPage(await this.#store.list());
    sendText(response, 200, html, headers);
  }

  /** False when the path is not one for tests, or tests are not enabled. */
  async test(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (this.#queue === undefined) return false;
    if (path === `${inboxPath}/requests` && request.method === 'GET') {
      const json = JSON.stringify(this.#queue.requests);
      sendText(response, 200, json, { 'content-type': 'application/json; charset=utf-8' });
      return true;
    }
    if (path !== `${inboxPath}/answers` || request.method !== 'POST') return false;
    try {
      const body = await readBody(request, maxBodyBytes);
      this.#queue.replace(body?.toString('utf8') ?? '');
      sendText(response, 200, 'OK');
    } catch (error) {
      sendText(response, 400, messageOf(error));
    }
    return true;
  }
}

/** Puts the mailbox in front of another handler. */
export function withMailbox(options: MailboxOptions, next: Handler): Handler {
  const mailbox = new Mailbox(options);
  return async (request, response, target) => {
    const { path } = target;
    // A page may have the address of a plain POST provider: a GET is not a submission.
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const recipient = options.recipients().get(path);
    if (path === emailPath || (!reads && recipient !== undefined))
      return mailbox.send(request, response, recipient ?? { path });
    if (path === inboxPath) return mailbox.show(response);
    if (path.startsWith(`${inboxPath}/`) && (await mailbox.test(request, response, path))) return;
    return next(request, response, target);
  };
}
