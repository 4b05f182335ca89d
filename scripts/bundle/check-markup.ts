// The documents of pages with blocks of a site's own → what is wrong in the markup of these blocks.
//
// Which block it is follows from the page with that block alone, rendered only where something is wrong.
import { toHref } from '../../engine/content/addresses/addresses';
import type { PageDocument } from '../../engine/model/document';
import type { Finding } from '../../engine/model/finding';
import { type CodePlace, InvalidCode, toCodeFinding } from '../command/invalid-code';
import { toOwnFile } from '../files/block-folders';
import { type FindDeadEnd, noIcon, outside } from './markup-addresses';
import { explainMisplaced, toSourcePattern } from './markup-nesting';
import {
  bareLink,
  countTraits,
  dead,
  type FindDead,
  local,
  lost,
  namelessButton,
  namelessField,
  ofHead,
  parseMisplaced,
  silentPicture,
  type Traits,
  unknown,
  unsafe,
} from './markup-traits';

/** What is wrong, and what to do. */
const explanations: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  [namelessButton]: [
    'a button without a name',
    'Put words into it, or say what it does with aria-label.',
  ],
  [namelessField]: [
    'a field without a name',
    'Put it into a <label> with words, or say in aria-label what it asks for.',
  ],
  [`${ofHead}title`]: [
    'a <title> element',
    'Leave it out: the title of a page is said in the manifest.',
  ],
  [`${ofHead}meta`]: [
    'a <meta> element',
    'Leave it out: what the head of a page says follows from the manifest.',
  ],
  [silentPicture]: [
    'an <img> without "alt"',
    'Say in "alt" what the picture shows; where it only decorates, write alt="".',
  ],
};

/** The element that a trait is about. */
const elements: Readonly<Record<string, string>> = {
  [bareLink]: 'a',
  [namelessButton]: 'button',
  [silentPicture]: 'img',
  [namelessField]: '(?:input|select|textarea)',
  [`${ofHead}title`]: 'title',
  [`${ofHead}meta`]: 'meta',
};

const findIcon = (trait: string): string | undefined =>
  trait.endsWith(noIcon) ? /#([^,]*),/.exec(trait)?.[1] : undefined;

/** How the source of a block may write an id or an address. */
function listWritten(trait: string): readonly string[] {
  const quote = (text: string): string[] => [`"${text}"`, `'${text}'`, `\`${text}\``];
  if (trait.startsWith('#'))
    return quote(trait.slice(1)).flatMap((text) => [`id=${text}`, `id={${text}}`]);
  const kind = [unsafe, local, dead, lost].find((name) => trait.startsWith(name)) ?? '';
  const [address = ''] = trait.slice(kind.length).split(', ');
  return quote(findIcon(trait) ?? address);
}

/** The element that a trait is about, in the source of a block. */
function toPattern(trait: string): RegExp | undefined {
  const misplaced = parseMisplaced(trait);
  if (misplaced) return toSourcePattern(misplaced);
  const element = trait.startsWith(unknown) ? trait.slice(unknown.length) : elements[trait];
  return element === undefined ? undefined : new RegExp(`<${element}\\b`, 'g');
}

/** Where that is in the source of a block; nowhere if it is not written there, or in several elements. */
function findPlace(trait: string, source = ''): Pick<CodePlace, 'line' | 'column'> {
  const pattern = toPattern(trait);
  const offsets =
    pattern === undefined
      ? listWritten(trait).flatMap((text) => (source.includes(text) ? source.indexOf(text) : []))
      : Array.from(source.matchAll(pattern), ({ index }) => index);
  const [first, ...others] = offsets;
  if (first === undefined || (pattern !== undefined && others.length > 0)) return {};
  const lines = source.slice(0, first).split('\n');
  return { line: lines.length, column: 1 + (lines.at(-1) ?? '').length };
}

/** What is wrong where a document has that, and how often it may. */
const isWrong = (trait: string, count: number): boolean => count > (trait.startsWith('#') ? 1 : 0);

interface Place {
  readonly type: string;
  readonly place: string;
}

function toFinding(trait: string, block: Place, readSource: MarkupCheck['readSource']): Finding {
  const name = toOwnFile(block.type, '.tsx');
  const file = { file: name, ...findPlace(trait, readSource?.(name)) };
  if (trait === bareLink) return toCodeFinding('link-without-address', file, block);
  if (trait.startsWith(local)) {
    const address = trait.slice(local.length);
    return toCodeFinding('block-local-address', file, { ...block, address });
  }
  if (trait.startsWith(unsafe))
    return toCodeFinding('block-markup', file, {
      ...block,
      reason: `${trait.slice(unsafe.length)}, which is not an address that visitors can open`,
      remedy: 'Correct the address: it begins with https, mailto or tel, or with a slash.',
    });
  const icon = findIcon(trait);
  if (icon !== undefined)
    return toCodeFinding('block-markup', file, {
      ...block,
      reason: `"${icon}", ${noIcon}`,
      remedy:
        'Name one of the engine, or let the manifest name yours, in a member whose schema is that of an icon: the site has those that it names.',
    });
  if (trait.startsWith(dead))
    return toCodeFinding('block-markup', file, {
      ...block,
      reason: trait.slice(dead.length),
      remedy: trait.includes(`, ${outside}`)
        ? 'Let the manifest name the page or file, and use Link or Image of "plinth": its address follows from that. Where another site is meant, write its whole address, with https.'
        : 'Correct it, or let the manifest name the page or file: its address follows from that. What another system answers is declared in "build.servedElsewhere".',
    });
  if (trait.startsWith(lost))
    return toCodeFinding('block-markup', file, {
      ...block,
      reason: `a link to ${trait.slice(lost.length)}, which is the id of nothing on the page`,
      remedy: 'Correct it, or give that id to what it leads to.',
    });
  if (trait.startsWith(unknown)) {
    const name = trait.slice(unknown.length);
    return toCodeFinding('block-markup', file, {
      ...block,
      reason: `<${name}>, which is not an element of HTML`,
      remedy: `Begin the name of a component with a capital letter: <${name.charAt(0).toUpperCase()}${name.slice(1)}>.`,
    });
  }
  const misplaced = parseMisplaced(trait);
  const [reason, remedy] = (misplaced ? explainMisplaced(misplaced) : explanations[trait]) ?? [
    `the id "${trait.slice(1)}", which something else on the page has as well`,
    'Derive ids from `blockId`, or leave them out.',
  ];
  return toCodeFinding('block-markup', file, { ...block, reason, remedy });
}

interface MarkupCheck {
  readonly isOwn: (type: string) => boolean;
  readonly render: (document: PageDocument) => string;
  /** In characters. */
  readonly maxLength: number;
  /** Absent where nobody knows what else there is. */
  readonly findDeadEnd?: FindDeadEnd | undefined;
  /** The text of a file of a block, by its path below the root of the site. */
  readonly readSource?: (file: string) => string | undefined;
}

const withBlocks = (document: PageDocument, indexes: readonly number[]): PageDocument => {
  const { view } = document;
  const blocks = view.blocks.filter((_, index) => indexes.includes(index));
  return { ...document, view: { ...view, blocks } };
};

/** The blocks of a page that are a site's own, and those that show a card of its own, with the type of that. */
function listOwn({ blocks, itemLists }: PageDocument['view'], isOwn: MarkupCheck['isOwn']) {
  return [...blocks.entries()].flatMap(([index, { type }]): [number, string][] => {
    if (isOwn(type)) return [[index, type]];
    const card = itemLists?.[index]?.cards.find(({ own }) => own);
    return card ? [[index, `${card.kind}/card`]] : [];
  });
}

/**
 * The warnings.
 * @throws InvalidCode for errors.
 */
export function checkMarkup(
  document: PageDocument,
  html: string,
  { isOwn, render, maxLength, findDeadEnd, readSource }: MarkupCheck,
): readonly Finding[] {
  const { id } = document.view;
  const own = listOwn(document.view, isOwn);
  if (own.length === 0) return [];
  const findDead: FindDead = (address) =>
    findDeadEnd?.(address, toHref(document.context.site.shell.base, document.view.path));
  const count = (markup: string): Traits => countTraits(markup, findDead);
  const isLong = html.length > maxLength;
  const wrong = isLong ? [] : [...count(html)].filter(([...of]) => isWrong(...of));
  if (!isLong && wrong.length === 0) return [];
  const without = render(withBlocks(document, []));
  const before = count(without);
  const alone = own.map(([index, type]) => {
    const block = { type, place: `pages/${id}/blocks/${index}` };
    return { block, html: render(withBlocks(document, [index])) };
  });
  if (isLong) {
    const [longest] = alone.toSorted((one, other) => other.html.length - one.html.length);
    if (longest === undefined || longest.html.length <= without.length) return [];
    const { block } = longest;
    const reason = `too much: the page has ${html.length} characters of markup, more than ${maxLength}`;
    throw new InvalidCode([
      toCodeFinding(
        'block-markup',
        { file: toOwnFile(block.type, '.tsx') },
        { ...block, reason, remedy: 'Look for a list or a text there that grows without end.' },
      ),
    ]);
  }
  const findings = wrong.flatMap(([trait]) => {
    const found = alone.findLast(
      (one) => (count(one.html).get(trait) ?? 0) > (before.get(trait) ?? 0),
    );
    return found === undefined ? [] : [toFinding(trait, found.block, readSource)];
  });
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new InvalidCode(errors);
  return findings;
}
