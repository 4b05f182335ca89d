// Texts as they are compared.

/** Most texts are as they are compared already. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/;

/** Words as they are compared: however their letters are encoded, and their lines broken. */
export const toKey = (text: string): string =>
  isPlain.test(text) ? text : text.normalize('NFC').replace(/\s+/g, ' ').trim();
