/** "en" of "en-GB" and "EN": what the variants of a language share. */
export const toMainLanguage = (tag: string): string => tag.toLowerCase().replace(/-.*$/, '');
