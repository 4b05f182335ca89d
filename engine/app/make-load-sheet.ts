// The address of a style sheet → the sheet in the document: fetched once, it stays.
import { inTime } from './in-time';

/** Rejects, and leaves nothing behind, where the sheet does not come in time. */
async function link(address: string, timeLimit: number): Promise<void> {
  const element = document.createElement('link');
  const coming = new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
  });
  element.rel = 'stylesheet';
  element.href = address;
  document.head.append(element);
  try {
    await inTime(coming, timeLimit);
  } catch (cause) {
    element.remove();
    throw new Error(address, { cause });
  }
}

/** Whether the document came with it. */
const isLinked = (address: string): boolean =>
  Boolean(document.querySelector<HTMLLinkElement>(`link[href="${address}"]`)?.sheet);

export type LoadSheet = (address: string) => Promise<void>;

/** The result resolves once a sheet counts; what failed is fetched anew by the next call. `timeLimit` in milliseconds. */
export function makeLoadSheet(timeLimit: number): LoadSheet {
  const loading = new Map<string, Promise<void>>();
  return (address) => {
    const known = loading.get(address);
    if (known) return known;
    const coming = isLinked(address) ? Promise.resolve() : link(address, timeLimit);
    loading.set(address, coming);
    coming.catch(() => loading.delete(address));
    return coming;
  };
}
