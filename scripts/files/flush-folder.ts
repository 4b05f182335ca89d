import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Brings the names in a folder to the disk. Windows opens no folders, and needs none of this. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
