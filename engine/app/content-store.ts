// Content files → the nodes that pages show: requested once on every entry, checked, and kept for the next visit.
import { isContent } from '../content/items/is-content';
import { maxContentLength } from '../content/items/limits';
import { parseContent } from '../content/items/parse-content';
import { parsePublishedText } from '../content/items/published-text';
import type { ContentNode } from '../generated/concept-views';
import type { Behaviour } from '../generated/manifest';
import { isRecord } from '../model/json';
import type { ContentState } from '../ui/services';

const waiting: ContentState = { nodes: null, slow: false };
const slow: ContentState = { nodes: null, slow: true };

/** The text of a response; gives up as soon as it is too long. */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (text.length > maxContentLength) {
      await reader?.cancel();
      throw new Error('the file is too long');
    }
  }
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the response is not JSON');
  }
}

/** The nodes of a file. The code that looks at those of files with more than text comes with the first of them. */
async function toNodes(value: unknown): Promise<readonly ContentNode[]> {
  if (isContent(value)) return parseContent(value, { toText: parsePublishedText });
  if (isRecord(value) && 'nodes' in value) {
    const { isNodes } = await import('../content/items/is-nodes');
    if (isNodes(value)) return value.nodes;
  }
  throw new Error('the response is not a content file');
}

export class ContentStore {
  readonly #settings: Behaviour['content'];
  readonly #states = new Map<string, ContentState>();
  readonly #listeners = new Set<() => void>();
  #entry: unknown;
  #asked = new Set<string>();
  #leaving = false;

  constructor(
    settings: Behaviour['content'],
    known: Readonly<Record<string, readonly ContentNode[]>>,
  ) {
    this.#settings = settings;
    for (const [file, nodes] of Object.entries(known))
      this.#states.set(file, { nodes, slow: false });
  }

  get = (file: string): ContentState => this.#states.get(file) ?? waiting;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Requests a file, once for each entry of a page; never rejects. */
  request(file: string, entry: unknown): void {
    if (entry !== this.#entry) {
      // A document may be left before its first request: only a further page shows that it stayed.
      this.#leaving &&= this.#entry === undefined;
      this.#entry = entry;
      this.#asked = new Set();
    }
    if (this.#asked.has(file)) return;
    this.#asked.add(file);
    void this.#load(file);
  }

  /** Browsers cancel the requests of a document that the visitor leaves: that is not a failure. */
  leave(): void {
    this.#leaving = true;
  }

  /** Requests again what the current page has requested and still shows: in development alone. */
  async refresh(isShown: (file: string) => boolean): Promise<void> {
    if (process.env.PLINTH_DEV)
      await Promise.all([...this.#asked].filter(isShown).map((file) => this.#load(file)));
  }

  async #load(file: string): Promise<void> {
    const { log, skeletonDelay, timeLimit } = this.#settings;
    const timer = setTimeout(() => {
      if (this.get(file).nodes === null) this.#set(file, slow);
    }, skeletonDelay);
    try {
      const response = await fetch(file, {
        cache: 'no-cache',
        signal: AbortSignal.timeout(timeLimit),
      });
      if (!response.ok) throw new Error(`the server responded with ${response.status}`);
      const value = parse(await readText(response));
      const nodes = await toNodes(value);
      if (log) console.log(value);
      this.#show(file, nodes);
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      const reason = late ? `no response after ${timeLimit} ms` : (error as Error).message;
      // Later, when there is nobody to say it any more if another document has cut the request off.
      if (!this.#leaving) setTimeout(console.error, 0, `${file}: ${reason}`);
      if (this.get(file).nodes === null) this.#set(file, waiting);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Unchanged text causes no new rendering. */
  #show(file: string, nodes: readonly ContentNode[]): void {
    if (JSON.stringify(this.get(file).nodes) === JSON.stringify(nodes)) return;
    this.#set(file, { nodes, slow: false });
  }

  #set(file: string, state: ContentState): void {
    this.#states.set(file, state);
    for (const listener of this.#listeners) listener();
  }
}
