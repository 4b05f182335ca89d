// Answers form submissions as their providers would, and shows them on an inbox page. For local servers only.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Handler, refuseWriting, sendText } from './local-server';
import { emailPath, inboxPath, type Recipient } from './mailbox-address';
import { AnswerQueue } from './mailbox-answers';
import { makeMailboxPage } from './mailbox-page';
import { MailboxStore } from './mailbox-store';
import { parseFields, readBody } from './request-body';

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

type Fields = readonly (readonly [name: string, value: string])[];

function findMissing(path: string, fields: Fields): string | undefined {
  if (path !== emailPath) return undefined;
  return emailFields.find((wanted) => !fields.some(([name, value]) => name === wanted && value));
}

async function readSent(request: IncomingMessage): Promise<Fields | readonly [number, string]> {
  const contentType = request.headers['content-type'] ?? '';
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) return [413, 'The submission is larger than 256 kB'];
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    return [415, 'Send the form as multipart form data'];
  const fields = await parseFields(body, contentType);
  return typeof fields === 'string' ? [400, fields] : fields;
}

const isRefusal = (
  result: Fields | readonly [number, string],
): result is readonly [number, string] => typeof result[0] === 'number';

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
    { path, form }: Recipient,
  ): Promise<void> {
    if (request.method !== 'POST')
      return sendText(response, 405, 'Only POST is allowed.', { allow: 'POST' });
    const sent = await readSent(request);
    if (isRefusal(sent)) return sendText(response, ...sent);
    const contentType = request.headers['content-type'] ?? '';
    const answer = this.#queue?.take({ path, contentType, fields: sent });
    if (answer?.failure === 'hang') return;
    if (answer?.delay) await wait(answer.delay, undefined, { ref: false });
    if (answer?.failure === 'drop') return void response.destroy();
    const missing = findMissing(path, sent);
    if (missing !== undefined) return sendText(response, 400, `The field ${missing} is required`);
    if (answer === undefined || answer.status < 300)
      await this.#store.add({
        received: new Date().toISOString(),
        path,
        ...(form === undefined ? {} : { form }),
        fields: sent,
      });
    const body = Buffer.from(answer?.body ?? 'OK');
    response.writeHead(answer?.status ?? 200, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': body.byteLength,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
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
      sendText(response, 400, error instanceof Error ? error.message : String(error));
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
