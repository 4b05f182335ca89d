// The words of the engine in a manifest: filled in before it is translated, and taken out again where nobody has translated them.
import { toPointer } from '../../content/shape/shape';
import { isRecord } from '../../model/json';
import { describeDates } from './date-words';
import { hasEngineWords } from './engine-words';
import { fillIn } from './fill-in-words';

/** The members of a manifest that have words of the engine. */
const members = ['labels', 'blockSettings'] as const;

/** The manifest of the site itself, with all defaults. */
export type Standard = Readonly<Partial<Record<(typeof members)[number] | 'pages', unknown>>>;

interface Filled {
  readonly value: Readonly<Record<string, unknown>>;
  /** The pointers of what was filled in. */
  readonly pointers: ReadonlySet<string>;
}

/** Words of dates are known in every language, whoever wrote those of the site. */
function leaveOutDates({ labels, ...own }: Filled['value']): Filled['value'] {
  if (!isRecord(labels)) return labels === undefined ? own : { ...own, labels };
  const { dates: _, ...others } = labels;
  return { ...own, labels: others };
}

export function fillInStandard(written: Filled['value'], standard: Standard): Filled {
  const own = leaveOutDates(written);
  const pointers = new Set<string>();
  const onFilled = (pointer: string) => pointers.add(pointer);
  const filled = members.flatMap((name) => {
    const value = fillIn(own[name], standard[name], { at: `/${name}`, onFilled });
    return value === undefined ? [] : [[name, value] as const];
  });
  return { value: { ...own, ...Object.fromEntries(filled) }, pointers };
}

function takeOut(value: unknown, standard: unknown, at: string, filled: Filled): unknown {
  if (filled.pointers.has(at)) return value === standard ? undefined : value;
  if (!isRecord(value)) return value;
  const left = Object.entries(value).flatMap(([name, inner]) => {
    const own = isRecord(standard) ? standard[name] : undefined;
    const kept = takeOut(inner, own, toPointer(at, name), filled);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(left);
}

/** The translated value without what was filled in, and is as it was. */
export function takeOutStandard(translated: Filled['value'], filled: Filled): Filled['value'] {
  if (filled.pointers.size === 0) return translated;
  const left = members.flatMap((name) =>
    name in translated
      ? [[name, takeOut(translated[name], filled.value[name], `/${name}`, filled)] as const]
      : [],
  );
  return { ...translated, ...Object.fromEntries(left) };
}

const listTypes = (pages: unknown): ReadonlySet<unknown> =>
  new Set(
    Object.values(isRecord(pages) ? pages : {}).flatMap((page) => {
      const blocks = isRecord(page) && Array.isArray(page.blocks) ? page.blocks : [];
      return blocks.map((block: unknown) => (isRecord(block) ? block.type : undefined));
    }),
  );

const findText = (value: unknown, keys: readonly string[]): string => {
  const found = keys.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
  return typeof found === 'string' ? found : '';
};

/**
 * What was filled in and the engine does not say in a language: by pointer, the words of its dates, and '' for the others. Those of
 * blocks that the site does not have are left out.
 */
export function listUnspoken(
  { pointers }: Filled,
  { pages }: Standard,
  language: string,
): ReadonlyMap<string, string> {
  if (hasEngineWords(language)) return new Map();
  const types = listTypes(pages);
  const dates = describeDates(language);
  return new Map(
    [...pointers].flatMap((pointer) => {
      const [, member, name, ...rest] = pointer.split('/');
      if (member === 'blockSettings' && !types.has(name)) return [];
      const isDate = member === 'labels' && name === 'dates';
      return [[pointer, isDate ? findText(dates, rest) : ''] as const];
    }),
  );
}
