// The address of a style sheet → the sheet in the document: fetched once, it stays.
import { inTime } from './in-time';

/** What answers with something else than styles, a sign-in page say, gives a sheet without rules. */
const counts = (element: HTMLLinkElement | null): boolean =>
  Boolean(element?.sheet?.cssRules.length);

/** Rejects, and leaves nothing behind, where the sheet does not come in time. */
async function link(address: string, timeLimit: number): Promise<void> {
  const element = document.createElement('link');
  const coming = new Promise((resolve) => {
    element.onload = element.onerror = resolve;
  });
  element.rel = 'stylesheet';
  element.href = address;
  document.head.append(element);
  try {
    await inTime(coming, timeLimit);
    if (!counts(element)) throw new Error(`${address} could not be loaded`);
  } catch (error) {
    element.remove();
    throw error;
  }
}

export type LoadSheet = (address: string) => Promise<void>;

/** The result resolves once a sheet counts; what failed is fetched anew by the next call. `timeLimit` in milliseconds. */
export function makeLoadSheet(timeLimit: number): LoadSheet {
  const loading = new Map<string, Promise<void>>();
  let failures = 0;
  const load = async (address: string): Promise<void> => {
    // The document came with it.
    if (counts(document.querySelector(`link[href="${address}"]`))) return;
    // Browsers would wait for an answer that hangs, though nobody else does.
    await link(failures === 0 ? address : `${address}?r=${failures}`, timeLimit);
  };
  return (address) => {
    const known = loading.get(address);
    if (known) return known;
    const coming = load(address);
    loading.set(address, coming);
    coming.catch(() => {
      failures += 1;
      loading.delete(address);
    });
    return coming;
  };
}
