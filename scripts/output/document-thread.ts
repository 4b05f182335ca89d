// The documents of a large site → files, of which a second thread makes and writes as many as it can while this one does all else.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { MessagePort, Worker } from 'node:worker_threads';
import type { DocumentContext } from '../../engine/model/document';
import type { Content, Output } from '../../engine/output/output';
import type { DocumentInput } from '../../engine/output/page-outputs';
import type { WeighedSite } from './budgets';
import type { ListedFile } from './build-listing';
import type { StagedFile, WrittenFile } from './output-file';
import { checkPath } from './output-places';

/** A site with fewer is built before a thread is of use. */
const minPages = 1800;

/** How many documents are passed at once, and how many may wait: enough for the time in which this thread makes other files. */
const together = 16;
const maxWaiting = 600;

/** In megabytes: what lives as long as one document needs little. */
const limits = { maxYoungGenerationSizeMb: 12 };

/** What the thread has to know before it makes any. */
export interface DocumentTask {
  readonly port: MessagePort;
  /** Where the output is staged. */
  readonly folder: string;
  /** The site as `BudgetCheck` weighs it, with the contents of its files. */
  readonly weighed: Omit<WeighedSite, 'files' | 'modules'>;
  readonly files: readonly (readonly [path: string, content: string | Uint8Array])[];
}

export interface AskedDocument {
  readonly path: string;
  /** As JSON, without the context. */
  readonly input: string;
  /** As the last build made it. */
  readonly before: ListedFile | undefined;
}

export interface Batch {
  readonly documents: readonly AskedDocument[];
  /** The context of their inputs, where it is not that of the batch before. */
  readonly context?: DocumentContext;
  readonly isLast?: true;
}

/** One for each document of a batch, in order: as before, or written; undefined where it cannot be made, or exceeds a budget. */
export interface MadeBatch {
  readonly made: readonly (ListedFile | WrittenFile | undefined)[];
  readonly isLast?: true;
}

interface Waiting {
  readonly output: Output;
  /** Makes it in this thread, which says why that fails. */
  readonly make: () => Content;
}

/** Loading it takes time, and most commands start no thread. */
const getThreads = (): typeof import('node:worker_threads') =>
  process.getBuiltinModule('node:worker_threads');

export class DocumentThread {
  /** What it has made, and nobody has taken yet. */
  #made: StagedFile[] = [];
  readonly #worker: Worker;
  readonly #port: MessagePort;
  /** Those that are not made yet, in order. */
  readonly #waiting: Waiting[] = [];
  #batch: AskedDocument[] = [];
  /** Of the last document, and of the last batch. */
  #context: DocumentContext | undefined;
  #sentContext: DocumentContext | undefined;
  /** Who waits until all are made. */
  #asked: { readonly resolve: () => void; readonly reject: (error: unknown) => void } | undefined;

  constructor(worker: Worker, port: MessagePort) {
    this.#worker = worker;
    this.#port = port;
    // Where nobody waits, what failed elsewhere is what counts.
    worker.on('error', (error) => this.#asked?.reject(error));
    worker.on('exit', () => this.#asked?.reject(new Error('The thread for documents has ended.')));
    port.on('message', (batch: MadeBatch) => this.#receive(batch));
  }

  /** Whether it takes another one: whoever waited for it would do nothing meanwhile. */
  get hasRoom(): boolean {
    if (this.#waiting.length < maxWaiting) return true;
    const { receiveMessageOnPort } = getThreads();
    for (let got = receiveMessageOnPort(this.#port); got; got = receiveMessageOnPort(this.#port))
      this.#take(got.message);
    return this.#waiting.length < maxWaiting;
  }

  add(output: Output, make: () => Content, before: ListedFile | undefined): void {
    const { path } = output;
    checkPath(path);
    const { context, ...own } = output.input() as DocumentInput;
    if (context !== this.#context) this.#send();
    this.#context = context;
    this.#waiting.push({ output, make });
    this.#batch.push({ path, input: JSON.stringify(own), before });
    if (this.#batch.length === together) this.#send();
  }

  /** What it has made since the last time. */
  takeMade(): readonly StagedFile[] {
    const made = this.#made;
    this.#made = [];
    return made;
  }

  /** The same, once all that were added are made. */
  async finish(): Promise<readonly StagedFile[]> {
    this.#send({ isLast: true });
    await new Promise<void>((resolve, reject) => {
      this.#asked = { resolve, reject };
    });
    return this.takeMade();
  }

  /** Afterwards it writes nothing any more. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(more: Pick<Batch, 'isLast'> = {}): void {
    const context = this.#context;
    const isNew = context !== undefined && context !== this.#sentContext;
    const batch: Batch = { ...more, documents: this.#batch, ...(isNew && { context }) };
    this.#port.postMessage(batch);
    this.#sentContext = context;
    this.#batch = [];
  }

  #receive(batch: MadeBatch): void {
    try {
      this.#take(batch);
      if (batch.isLast) this.#asked?.resolve();
    } catch (error) {
      this.#asked?.reject(error);
    }
  }

  #take({ made }: MadeBatch): void {
    const all = this.#waiting.splice(0, made.length);
    for (const [index, { output, make }] of all.entries())
      this.#made.push([output.path, made[index] ?? make(), output.owner]);
  }
}

/** Undefined where one thread is as fast, or where the code runs from its sources. */
export function startDocumentThread(
  pages: number,
  { files, modules: _, ...weighed }: WeighedSite,
  folder: string,
): DocumentThread | undefined {
  const file = join(dirname(__filename), 'document-thread-entry.cjs');
  if (pages < minPages || availableParallelism() < 2 || !existsSync(file)) return undefined;
  const { MessageChannel, Worker } = getThreads();
  const { port1, port2 } = new MessageChannel();
  const contents = files.map(({ path, read }) => [path, read()] as const);
  const task: DocumentTask = { port: port2, folder, weighed, files: contents };
  const options = { workerData: task, transferList: [port2], resourceLimits: limits };
  return new DocumentThread(new Worker(file, options), port1);
}
