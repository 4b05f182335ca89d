// The example of a schema → the same for a site: with files and pages that it has.
import { isRecord } from '../../engine/model/json';

/** An example names files of its own, which no site has. */
const pictures = /\.(?:svg|png|jpe?g|webp|avif)$/;

/** What the site has in place of what examples name. */
interface Known {
  /** Their paths below files/. */
  readonly files: readonly string[];
  /** The id of the page that links lead to. */
  readonly page: string;
  readonly collection: string | undefined;
}

/** Leaves out members that name a file of a kind that the site does not have. */
export function fitExample(value: unknown, of: Known): unknown {
  const { files, page, collection } = of;
  if (Array.isArray(value)) return value.map((item) => fitExample(item, of));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'page' && typeof inner === 'string') return [[name, page] as const];
    if (name === 'collection' && collection !== undefined) return [[name, collection] as const];
    if (name === 'tag') return [];
    if (typeof inner === 'string' && /^[\w/-]+\.\w+$/.test(inner) && !files.includes(inner)) {
      const like = pictures.test(inner)
        ? pictures
        : new RegExp(`\\${inner.slice(inner.lastIndexOf('.'))}$`);
      const found = files.find((file) => like.test(file) && !file.startsWith('icons/'));
      return found === undefined ? [] : [[name, found] as const];
    }
    return [[name, fitExample(inner, of)] as const];
  });
  return Object.fromEntries(entries);
}
