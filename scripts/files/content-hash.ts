/** The first 16 hex digits of the SHA-256. */
export const contentHash = (content: string | Uint8Array): string =>
  // Loading the module takes as long as all checks of a small site: most commands do without.
  process.getBuiltinModule('node:crypto').hash('sha256', content, 'hex').slice(0, 16);

/** Its first eight: enough to say whether words are those that something was made from. */
export const fingerprint = (text: string): string => contentHash(text).slice(0, 8);
