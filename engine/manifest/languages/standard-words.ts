// The words of the engine in a manifest: filled in before it is translated, and taken out again where nobody has translated them.
import { toPointer } from '../../content/shape/shape';
import { isRecord } from '../../model/json';
import { fillIn } from './fill-in-words';

/** The members of a manifest that have words of the engine. */
const members = ['labels', 'blockSettings'] as const;

/** The manifest of the site itself, with all defaults. */
export type Standard = Readonly<Partial<Record<(typeof members)[number], unknown>>>;

interface Filled {
  readonly value: Readonly<Record<string, unknown>>;
  /** The pointers of what was filled in. */
  readonly pointers: ReadonlySet<string>;
}

export function fillInStandard(own: Filled['value'], standard: Standard): Filled {
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
