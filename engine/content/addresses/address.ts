// Which addresses a page may contain: an allow-list, so that nothing unforeseen passes.

import { plain } from '../text/words';

const schemes =
  /^(?:https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\<>]+|tel:[+0-9().-]+(?:;ext=\d+)?)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const unsafe = /[\u0000-\u0020\u007f\\]/;

/** Whether the text is an http, https, mailto or tel address without user information. */
export const isOutsideAddress = (text: string): boolean => !unsafe.test(text) && schemes.test(text);

/** Whether the text is a path of this site: one slash, no second one, no backslash. */
export const isOwnPath = (text: string): boolean =>
  text.startsWith('/') && !text.startsWith('//') && !unsafe.test(text);

/** A link target of published text: own paths and allow-listed addresses pass, everything else is refused. */
export const resolvePublishedTarget = (target: string): string | undefined =>
  isOwnPath(target) || isOutsideAddress(target) ? target : undefined;

/** The mailto address of an e-mail address. */
export const toMailto = (email: string): string => `mailto:${plain(email)}`;

/**
 * The tel address of a telephone number as it is written; "(0)" is not dialled after a country code. An extension is dialled
 * once somebody answers.
 */
export const toTelephone = (number: string): string =>
  `tel:${plain(number).replace(/(ext|x|#)|\(0\)|[^+\d]/gi, (_, extension?: string) => (extension ? ';ext=' : ''))}`;
