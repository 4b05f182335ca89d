import { createHash, hash as hashOnce } from 'node:crypto';

/** The first 16 hex digits of the SHA-256. */
export const contentHash = (content: string | Uint8Array): string =>
  // crypto.hash (Node 20.12) needs no object for each file.
  (hashOnce === undefined
    ? createHash('sha256').update(content).digest('hex')
    : hashOnce('sha256', content, 'hex')
  ).slice(0, 16);
