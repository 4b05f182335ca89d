// The address of a style sheet → the sheet in the document, fetched once and kept.
import { inTime } from './in-time';

/** A response that is not CSS, such as a sign-in page, gives a sheet without rules. */
const counts = (element: HTMLLinkElement | null): boolean =>
  Boolean(element?.sheet?.cssRules.length);

/** Rejects, and leaves nothing behind, when the sheet does not arrive in time. */
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

/** The result resolves once a sheet applies; the next call retries what failed. `timeLimit` is in milliseconds. */
export function makeLoadSheet(timeLimit: number): LoadSheet {
  const loading = new Map<string, Promise<void>>();
  let failures = 0;
  const load = async (address: string): Promise<void> => {
    // The document already contains it.
    if (counts(document.querySelector(`link[href="${address}"]`))) return;
    // Otherwise the browser would go on waiting for a response that hangs.
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
