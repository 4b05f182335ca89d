// The manifest before and after a change → the redirects that went because a page is at their address now.
import { isRecord } from '../../engine/model/json';

/** What a list or an object of a manifest holds, however it is written. */
const listValues = (text: string | undefined, part: string): readonly unknown[] => {
  const manifest: unknown = text === undefined ? undefined : JSON.parse(text);
  const value = isRecord(manifest) ? manifest[part] : undefined;
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
};

const listTexts = (values: readonly unknown[], field: string): string[] =>
  values.flatMap((value) => {
    const text = isRecord(value) ? value[field] : undefined;
    return typeof text === 'string' ? [text] : [];
  });

interface Change {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The old addresses, as the redirects named them. */
export function findReplacedRedirects({ before, after }: Change): string[] {
  const left = new Set(listTexts(listValues(after, 'redirects'), 'from'));
  const pages = new Set(listTexts(listValues(after, 'pages'), 'path'));
  return listTexts(listValues(before, 'redirects'), 'from').filter(
    (from) => pages.has(from) && !left.has(from),
  );
}
