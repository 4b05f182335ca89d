import { plain } from './words';

/** What of a web address is worth reading. */
export const toReadableAddress = (website: string): string =>
  plain(website)
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
