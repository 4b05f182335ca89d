import { plain } from './words';

/** The part of a web address that is worth reading. */
export const toReadableAddress = (website: string): string =>
  plain(website)
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
