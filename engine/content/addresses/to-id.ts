import { toSlug } from './slug';

const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l' };

/** Words as the id of an item or a tag; undefined where none remains. */
export function toId(words: string): string | undefined {
  // What no accent is taken from has to be written out.
  const written = words.replace(/[ßæøœł]/gi, (letter) => spelled[letter.toLowerCase()] ?? letter);
  const id = toSlug(written).replace(/^section-(?=[0-9])/, '');
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && id !== 'section' ? id : undefined;
}
