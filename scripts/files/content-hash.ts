/** The first 16 hex digits of the SHA-256. */
export function contentHash(content: string | Uint8Array): string {
  // Loading the module takes as long as all checks of a small site: most commands do without.
  const bytes = process.getBuiltinModule('node:crypto').hash('sha256', content, 'binary');
  // A part of the digits would keep all of them in memory: of each output three such hashes are kept.
  return Buffer.from(bytes.slice(0, 8), 'binary').toString('hex');
}

/** Its first eight: enough to say whether words are those that something was made from. */
export const fingerprint = (text: string): string => contentHash(text).slice(0, 8);
