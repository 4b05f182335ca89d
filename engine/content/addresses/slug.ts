import { plain } from '../text/words';

/** A heading as an element id: lower-case ASCII letters, digits and hyphens; `section` where nothing remains. */
export function toSlug(text: string): string {
  const slug = plain(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^[a-z]/.test(slug) ? slug : slug ? `section-${slug}` : 'section';
}
