import { createHash, hash as hashOnce } from 'node:crypto';

/** The first 16 hex digits of the SHA-256. */
export const contentHash = (content: string | Uint8Array): string =>
  // crypto.hash does without an object for each file; Node 20.12 brought it.
  (hashOnce === undefined
    ? createHash('sha256').update(content).digest('hex')
    : hashOnce('sha256', content, 'hex')
  ).slice(0, 16);
