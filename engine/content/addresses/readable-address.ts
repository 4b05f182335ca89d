import { plain, said } from '../text/words';

/** The part of a web address that is worth reading. */
export const toReadableAddress = (website: string): string =>
  said(
    plain(website)
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, ''),
    website,
  );
