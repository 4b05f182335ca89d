// The style sheets of the document: each is fetched once, and stays.
import { inTime } from './in-time';

/** Rejects, and leaves nothing behind, where the sheet does not come in time. */
async function link(address: string, timeLimit: number): Promise<void> {
  const element = document.createElement('link');
  const coming = new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error(`${address} did not come`));
  });
  element.rel = 'stylesheet';
  element.href = address;
  document.head.append(element);
  try {
    await inTime(coming, timeLimit);
  } catch (fault) {
    element.remove();
    throw fault;
  }
}

/** Whether the document came with it. */
const isLinked = (address: string): boolean =>
  Boolean(document.querySelector<HTMLLinkElement>(`link[href="${address}"]`)?.sheet);

export class SheetStore {
  /** In milliseconds. */
  readonly #timeLimit: number;
  readonly #loading = new Map<string, Promise<void>>();

  constructor(timeLimit: number) {
    this.#timeLimit = timeLimit;
  }

  /** Resolves once the sheet counts. What failed is fetched anew by the next call. */
  load = (address: string): Promise<void> => {
    const known = this.#loading.get(address);
    if (known) return known;
    const loading = isLinked(address) ? Promise.resolve() : link(address, this.#timeLimit);
    this.#loading.set(address, loading);
    loading.catch(() => this.#loading.delete(address));
    return loading;
  };
}
