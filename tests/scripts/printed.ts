// What commands print while they run inside a test.
import { vi } from 'vitest';

/** Keeps what is printed on both streams instead of printing it; `vi.restoreAllMocks` ends that. */
export function keepPrinted(): { text: string } {
  const printed = { text: '' };
  const keep = (text: unknown) => {
    printed.text += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  return printed;
}
