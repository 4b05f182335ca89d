// Markup that React made → what HTML parsers put elsewhere: browsers then have other elements than the component made.
import { listWords } from '../command/list-words';

/** What stands where it may not. */
export interface Misplaced {
  /** The name of an element; `#text` where it is words. */
  readonly inner: string;
  /** The element that it stands in. */
  readonly outer: string;
}

const text = '#text';

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** What the parts of a table have in them, and nothing else. */
const parts: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['table', toSet('caption colgroup thead tbody tfoot')],
  ['colgroup', toSet('col')],
  ...['thead', 'tbody', 'tfoot'].map((name) => [name, toSet('tr')] as const),
  ['tr', toSet('th td')],
]);

const isPart = (name: string): boolean => [...parts.values()].some((inner) => inner.has(name));

/** What ends a paragraph, wherever that stands open. */
const endsParagraph = toSet(
  'address article aside blockquote center details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul',
);

const headings = toSet('h1 h2 h3 h4 h5 h6');
const terms = toSet('dt dd');

/** Elements that parsers do not look beyond. */
const cells = toSet('caption marquee object td template th');
const scopes: ReadonlySet<string> = new Set([...cells, 'table']);
const buttonScopes: ReadonlySet<string> = new Set([...scopes, 'button']);

/** Elements that do not keep an item of a list from its next. */
const passed = toSet('a abbr address b bdi cite code div em i label p q s small span strong u');

/** What an element ends, and whether one that stands around it is in the way. */
type Ended = readonly [ends: ReadonlySet<string>, stops: (name: string) => boolean];

function* listEnded(name: string): Iterable<Ended> {
  const same = new Set([name]);
  if (endsParagraph.has(name)) yield [toSet('p'), (outer) => buttonScopes.has(outer)];
  if (name === 'a') yield [same, (outer) => cells.has(outer)];
  if (name === 'button') yield [same, (outer) => scopes.has(outer)];
  if (name === 'form') yield [same, () => false];
  if (name === 'li') yield [same, (outer) => !passed.has(outer)];
  if (terms.has(name)) yield [terms, (outer) => !passed.has(outer)];
  if (headings.has(name)) yield [headings, () => true];
}

/** The nearest of the open elements that parsers end there. */
function findEnded(name: string, open: readonly string[]): string | undefined {
  for (const [ends, stops] of listEnded(name)) {
    const nearest = open.findLast((outer) => ends.has(outer) || stops(outer));
    if (nearest !== undefined && ends.has(nearest)) return nearest;
  }
  return undefined;
}

function findMisplaced(inner: string, open: readonly string[]): Misplaced | undefined {
  const parent = open.at(-1) ?? 'body';
  const allowed = parts.get(parent);
  if (allowed ? !allowed.has(inner) : isPart(inner)) return { inner, outer: parent };
  const outer = findEnded(inner, open);
  return outer === undefined ? undefined : { inner, outer };
}

/** Where other rules hold, and what is not markup. */
const foreign = /<(svg|math|script|style|template|noscript)\b.*?<\/\1>|<!--.*?-->/gs;

const unclosed = toSet('area br col embed hr img input link meta source track wbr');

/** Each as often as it stands there. */
export function* listMisplaced(html: string): Iterable<Misplaced> {
  const open: string[] = [];
  const body = html.slice(Math.max(html.indexOf('<body'), 0)).replace(foreign, '');
  for (const [, end, start, words] of body.matchAll(/<\/([\w-]+)>|<([\w-]+)[^>]*>|([^<]+)/g)) {
    if (end !== undefined) open.splice(Math.max(open.lastIndexOf(end), 0));
    else if (start !== undefined || words?.trim()) {
      const misplaced = findMisplaced(start ?? text, open);
      if (misplaced) yield misplaced;
      if (start !== undefined && !unclosed.has(start)) open.push(start);
    }
  }
}

const tag = (name: string): string => `<${name}>`;

const article = (name: string): string => (/^(?:[aio]|h[\dr]|li)/.test(name) ? 'an' : 'a');

const named = (name: string): string => `${article(name)} ${tag(name)}`;

/** What is wrong, and what to do. */
export function explainMisplaced({ inner, outer }: Misplaced): readonly [string, string] {
  const what = inner === text ? 'text' : named(inner);
  const allowed = parts.get(outer);
  if (allowed)
    return [
      `${what} directly inside ${named(outer)}`,
      `Browsers put it elsewhere: let ${tag(outer)} have only ${listWords([...allowed].map(tag), 'and')} in it.`,
    ];
  if (isPart(inner)) {
    const around = [...parts.keys()].filter((name) => parts.get(name)?.has(inner));
    return [
      `${what} that is not directly inside ${listWords(around.map(named), 'or')}`,
      'Browsers leave it out: put it there, or use another element.',
    ];
  }
  const place = inner === outer ? `another ${tag(outer)}` : named(outer);
  return [
    `${what} inside ${place}`,
    outer === 'p'
      ? `Browsers end the paragraph there: use <div> in place of <p>, or <span> in place of ${tag(inner)}.`
      : `Browsers end ${tag(outer)} there: put the two beside each other.`,
  ];
}

/** In the source of a component: an element that stands behind the beginning of the other, or what has words in it. */
export function toSourcePattern({ inner, outer }: Misplaced): RegExp {
  if (inner === text) return new RegExp(`<${outer}\\b`, 'g');
  const around =
    isPart(inner) && !parts.has(outer) ? '' : `(?<=<${outer}\\b(?:(?!</${outer}>)[^])*)`;
  return new RegExp(`${around}<${inner}\\b`, 'g');
}
