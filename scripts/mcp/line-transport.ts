// Bytes → one message a line, and back. A line that is none is answered with an error of the protocol; the server stays.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { isMainThread } from 'node:worker_threads';
import { isRecord } from '../../engine/model/json';

/** What a line says that is a message. */
type Message = Readonly<Record<string, unknown>>;

/** In bytes: a picture of some megabytes fits in. */
const maxLine = 16_000_000;

/** Of JSON-RPC 2.0. */
const errors = {
  parse: { code: -32700, message: 'This line is not JSON.' },
  request: { code: -32600, message: 'This is not one message of JSON-RPC 2.0.' },
  size: { code: -32600, message: `This line has more than ${maxLine / 1e6} MB.` },
} as const;

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || Number.isInteger(value);

/** A request, a notification, or an answer. */
const isMessage = (value: unknown): value is Message =>
  isRecord(value) &&
  value.jsonrpc === '2.0' &&
  (value.id === undefined || isId(value.id)) &&
  (typeof value.method === 'string' || 'result' in value || 'error' in value) &&
  (value.params === undefined || isRecord(value.params));

/** A thread has no input of its own. */
const openInput = (): Readable =>
  isMainThread ? process.stdin : createReadStream('', { fd: 0, autoClose: false });

export class LineTransport {
  onmessage: ((message: never) => void) | undefined;
  onclose: (() => void) | undefined;
  onerror: ((error: Error) => void) | undefined;
  /** Requests that have no answer yet. */
  readonly #open = new Set<unknown>();
  #parts: Buffer[] = [];
  #size = 0;
  #isEnded = false;
  #isClosed = false;
  #input: Readable | undefined;

  async start(): Promise<void> {
    const input = openInput();
    this.#input = input;
    input.on('data', (bytes: Buffer | string) => this.#take(Buffer.from(bytes)));
    input.on('end', () => this.#end());
    input.on('close', () => this.#end());
    input.on('error', () => this.#end());
    // Nobody reads what is said: there is nothing left to do.
    process.stdout.on('error', () => void this.close());
  }

  #take(bytes: Buffer): void {
    let rest = bytes;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      this.#keep(rest.subarray(0, end));
      this.#finishLine();
      rest = rest.subarray(end + 1);
    }
    this.#keep(rest);
  }

  /** What is too long is not kept, but counted. */
  #keep(bytes: Buffer): void {
    this.#size += bytes.length;
    if (this.#size > maxLine) this.#parts = [];
    else if (bytes.length > 0) this.#parts.push(bytes);
  }

  #finishLine(): void {
    const [line, size] = [Buffer.concat(this.#parts).toString().trim(), this.#size];
    this.#parts = [];
    this.#size = 0;
    if (size > maxLine) this.#refuse(errors.size, null);
    else if (line !== '') this.#read(line);
  }

  #read(line: string): void {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      this.#refuse(errors.parse, null);
      return;
    }
    if (!isMessage(value)) {
      const id = isRecord(value) && isId(value.id) ? value.id : null;
      this.#refuse(errors.request, id);
      return;
    }
    if (value.id !== undefined && value.method !== undefined) {
      if (this.#open.has(value.id)) {
        this.#refuse({ code: -32600, message: 'A request with this id has no answer yet.' }, null);
        return;
      }
      this.#open.add(value.id);
    }
    if (value.method === 'notifications/cancelled') this.#forget(value.params);
    this.onmessage?.(value as never);
  }

  /** What is cancelled is not answered. */
  #forget(params: unknown): void {
    if (isRecord(params)) this.#open.delete(params.requestId);
    this.#closeIfDone();
  }

  #refuse(error: { readonly code: number; readonly message: string }, id: unknown): void {
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
  }

  /** What was asked before the end is answered. */
  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#closeIfDone();
  }

  #closeIfDone(): void {
    if (this.#isEnded && this.#open.size === 0) void this.close();
  }

  async send(message: object): Promise<void> {
    if (this.#isClosed) return;
    const { id, method } = message as Message;
    await new Promise<void>((resolve) => {
      process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
    if (id !== undefined && method === undefined) this.#open.delete(id);
    this.#closeIfDone();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#input?.destroy();
    this.onclose?.();
  }
}
