// The example of a schema → the same for a site: with files and pages that it has.
import { mediaTypeOf } from '../../engine/content/addresses/media-types';
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
  /** Their first ids; undefined where the site has none. */
  readonly form: string | undefined;
  readonly service: string | undefined;
  /** In which its amounts are. */
  readonly currency: string | undefined;
}

interface Fitted {
  readonly value: unknown;
  /** Whether nothing had to be left out. */
  readonly isWhole: boolean;
}

const named = new Set(['page', 'collection', 'form', 'service'] as const);
type Named = typeof named extends Set<infer Name> ? Name : never;
const isNamed = (name: string): name is Named => named.has(name as Named);

/** Of films and fonts all kinds do; of other files those with the same ending. */
function kindOf(path: string): string {
  if (pictures.test(path)) return 'picture';
  const [kind = ''] = mediaTypeOf(path).split('/');
  return ['video', 'font'].includes(kind) ? kind : path.slice(path.lastIndexOf('.'));
}

export const isLike = (file: string, other: string): boolean => kindOf(file) === kindOf(other);

/** A file like the one that is named: a picture, or one of the same kind. */
export function findLike(path: string, { files }: Pick<Known, 'files'>): string | undefined {
  if (files.includes(path)) return path;
  return files.find((file) => isLike(file, path) && !file.startsWith('icons/'));
}

function fitMember(name: string, value: unknown, known: Known): Fitted | undefined {
  if (name === 'tag') return undefined;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    const items = value.flatMap((one) => fitMember(name, one, known) ?? []);
    return items.length === 0
      ? undefined
      : { value: items.map((one) => one.value), isWhole: items.length === value.length };
  }
  if (typeof value !== 'string') return adapt(value, known);
  if (isNamed(name)) return { value: known[name] ?? value, isWhole: true };
  if (!/^[\w/-]+\.\w+$/.test(value)) return { value, isWhole: true };
  const found = findLike(value, known);
  return found === undefined ? undefined : { value: found, isWhole: true };
}

/** In the currency of the site, and for all that it stands for: nobody looks for the "from" of an example before their own price. */
function fitAmount(value: Readonly<Record<string, unknown>>, { currency }: Known) {
  if (typeof value.amount !== 'number') return value;
  const { before: _, currency: own, ...others } = value;
  return currency === undefined && own !== undefined ? { ...others, currency: own } : others;
}

function adapt(value: unknown, known: Known): Fitted {
  if (Array.isArray(value)) {
    const items = value.map((item) => adapt(item, known));
    const whole = items.filter(({ isWhole }) => isWhole);
    const kept = whole.length > 0 ? whole : items;
    return {
      value: kept.map((item) => item.value),
      isWhole: whole.length > 0 || items.length === 0,
    };
  }
  if (!isRecord(value)) return { value, isWhole: true };
  const members = Object.entries(fitAmount(value, known)).map(
    ([name, inner]) => [name, fitMember(name, inner, known)] as const,
  );
  return {
    value: Object.fromEntries(
      members.flatMap(([name, member]) => (member === undefined ? [] : [[name, member.value]])),
    ),
    isWhole: members.every(([name, member]) => name === 'tag' || member?.isWhole === true),
  };
}

/** Leaves out members that name a file of a kind that the site does not have, and items of lists with such members where others stay. */
export const fitExample = (value: unknown, known: Known): unknown => adapt(value, known).value;

/** Whether the site has files like all that an example names. */
export const hasLikes = (value: unknown, known: Known): boolean => adapt(value, known).isWhole;
