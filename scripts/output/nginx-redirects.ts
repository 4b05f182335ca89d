// The redirects of a build → what nginx answers at each of them.
import { toHref } from '../../engine/content/addresses/addresses';
import { pageEnding } from '../../engine/content/addresses/output-paths';
import type { SiteRedirect } from '../../engine/model/redirect';
import { toLocation } from '../../engine/output/moved';
import { escapePattern, inOrder } from './host-facts';

export const quoteForNginx = (text: string): string =>
  // A dollar sign would start a variable, and nginx has no way to escape it.
  `"${text.replace(/[\\"]/g, (char) => `\\${char}`).replaceAll('$', '%24')}"`;

/** The argument of `return`: the target, with the query of the request unless it has its own. */
export function toTarget(to: string, rest = ''): string {
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(toLocation(to, '')) ?? [];
  const kept = address.includes('?') ? '' : '$is_args$args';
  const start = quoteForNginx(rest === '' ? address : address.replace(/\/$/, '')).slice(0, -1);
  return `${start}${rest}${kept}${quoteForNginx(fragment).slice(1)}`;
}

const toReturn = ({ to, status }: SiteRedirect, target = to && toTarget(to)): string =>
  `return ${status}${target === undefined ? '' : ` ${target}`};`;

/** All ways to write a letter: nginx compares bytes, and ignores the case of English letters alone. */
const toLetterPattern = (letter: string): string => {
  if (letter.charCodeAt(0) < 128) return escapePattern(letter);
  const cases = [letter, letter.toLowerCase(), letter.toUpperCase()];
  const forms = new Set(cases.flatMap((one) => [one.normalize('NFC'), one.normalize('NFD')]));
  return `(?:${[...forms].map(escapePattern).join('|')})`;
};

function withoutEnding(path: string): string {
  const name = path.replace(/\/+$/, '');
  return name.toLowerCase().endsWith(pageEnding) ? name.slice(0, -pageEnding.length) : name;
}

/** A path in any case, without what may follow it. */
const toPattern = (base: string, from: string): string =>
  Array.from(withoutEnding(toHref(base, from).normalize('NFC')), toLetterPattern).join('');

const ending = escapePattern(pageEnding);

const toExact = (base: string, redirect: SiteRedirect): string[] => [
  `location = ${quoteForNginx(toHref(base, redirect.from))} { ${toReturn(redirect)} }`,
  `location ~* "^${toPattern(base, redirect.from)}(?:${ending})?/*$" { ${toReturn(redirect)} }`,
];

/** A parameter of a query in its place or another. A space has two encodings. */
const toParameter = ([name, value]: readonly [string, string]): string => {
  const spell = (text: string): string =>
    escapePattern(encodeURIComponent(text)).replaceAll('%20', '(?:%20|\\+)');
  return `(?=(?:.*&)?${spell(name)}=${spell(value)}(?:&|$))`;
};

const toCondition = (redirect: SiteRedirect): string =>
  `if ($args ~ "^${(redirect.query ?? []).map(toParameter).join('')}") { ${toReturn(redirect, redirect.to && quoteForNginx(toLocation(redirect.to, '')))} }`;

/** The redirects from the home page, which has a location of its own: WordPress tells its pages apart there. */
export const listHomeConditions = (redirects: readonly SiteRedirect[]): string[] =>
  redirects.filter(({ query, from }) => query && from === '/').map(toCondition);

/** Makes a location that answers with files, and with what `otherwise` names where there are none. */
type ToLocation = (match: string, before: readonly string[], otherwise: string) => string[];

/** Redirects from one path that differ in their queries; without any of them, what else is there. */
function listQueried(base: string, redirects: readonly SiteRedirect[], toFiles: ToLocation) {
  const exact = new Map(
    redirects.flatMap((one) => (one.query || one.below ? [] : [[one.from, one]])),
  );
  const byPath = new Map<string, SiteRedirect[]>();
  for (const one of redirects)
    if (one.query && one.from !== '/') byPath.set(one.from, [...(byPath.get(one.from) ?? []), one]);
  return [...byPath].flatMap(([from, group]) => {
    const other = exact.get(from);
    const before = [...group.map(toCondition), ...(other ? [toReturn(other)] : [])];
    return toFiles(`~* "^${toPattern(base, from)}$"`, before, '=404');
  });
}

/** The rest of the path is taken as it was sent, encoded: it cannot end the header, nor name another host. */
function listBelow(base: string, redirect: SiteRedirect, index: number, toFiles: ToLocation) {
  const { from, keepRest, to } = redirect;
  const name = `@moved${index}`;
  const pattern = toPattern(base, from);
  const segments = toHref(base, from)
    .split('/')
    .filter((part) => part !== '').length;
  const rest = `rest${index}`;
  const kept =
    keepRest && to !== undefined
      ? [
          `  if ($request_uri ~ "^(?:/+[^/?]*){${segments}}/+(?<${rest}>[^/?\\x5c][^?\\x5c]*)") { ${toReturn(redirect, toTarget(to, `/$${rest}`))} }`,
        ]
      : [];
  return [
    // The page that was meant with a slash or `.html` at its end goes first, as everywhere.
    `location ~* "^(?<page${index}>${pattern}/.+?)(?:${ending}/*|/+)$" {`,
    `  if (-f "$document_root$page${index}${pageEnding}") { return 308 "$page${index}$is_args$args"; }`,
    `  try_files /.none ${name};`,
    '}',
    ...toFiles(`~* "^${pattern}(?:${ending})?(?:/.*)?$"`, [], name),
    `location ${name} {`,
    ...kept,
    `  ${toReturn(redirect)}`,
    '}',
  ];
}

/** In the order in which nginx has to try them. */
export function listRedirects(
  base: string,
  redirects: readonly SiteRedirect[],
  toFiles: ToLocation,
): { readonly exact: string[]; readonly below: string[] } {
  const queried = new Set(redirects.flatMap(({ query, from }) => (query ? [from] : [])));
  const ordered = inOrder(redirects);
  return {
    exact: [
      ...listQueried(base, redirects, toFiles),
      ...ordered
        .filter(({ query, below, from }) => !query && !below && !queried.has(from))
        .flatMap((redirect) => toExact(base, redirect)),
    ],
    below: ordered
      .filter(({ below }) => below)
      .flatMap((redirect, index) => listBelow(base, redirect, index, toFiles)),
  };
}
