// A number → a site of so many pages with menus and a footer: the same words for every generator, on every machine.
import { createNumbers } from '../../command/random-numbers';

export interface SamplePage {
  /** Begins with a slash, and does not end with one but at the home page. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}

export interface SampleMenu {
  readonly title: string;
  readonly links: readonly Pick<SamplePage, 'path' | 'title'>[];
}

export interface SampleSite {
  readonly name: string;
  readonly menus: readonly SampleMenu[];
  readonly columns: readonly SampleMenu[];
  readonly pages: readonly SamplePage[];
}

export const areas = ['company', 'products', 'services', 'industries', 'advice'] as const;

const nouns = (
  'data platform customer service team delivery business insight process report market value growth quality model analysis network ' +
  'warehouse support strategy product industry operation release design user device system access review budget schedule driver order ' +
  'route stock invoice supplier retail utility factory branch office method standard result measure'
).split(' ');
const joints = ['the', 'a', 'our', 'each', 'with', 'for', 'and', 'of', 'to', 'from', 'across'];

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const repeat = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

function makePage(index: number): SamplePage {
  const next = createNumbers(1000 + index);
  const pick = (words: readonly string[]): string => words[Math.floor(next() * words.length)] ?? '';
  const say = (length: number): string =>
    `${capitalize(repeat(length, (at) => pick(at % 2 === 0 ? joints : nouns)).join(' '))}.`;
  const area = areas[(index + areas.length - 1) % areas.length] ?? '';
  const number = Math.ceil(index / areas.length);
  return {
    path: index === 0 ? '/' : `/${area}/page-${number}`,
    title:
      index === 0 ? 'Home of the sample company' : `${capitalize(area)} ${number}: ${pick(nouns)}`,
    summary: say(12),
    paragraphs: repeat(3, () => repeat(5, () => say(15)).join(' ')),
    points: repeat(5, () => say(11)),
  };
}

/** The five menus have six links each, the four columns of the footer as well. */
export function makeSampleSite(count: number): SampleSite {
  const pages = repeat(count, makePage);
  const linksOf = (area: number, from: number): SampleMenu['links'] =>
    pages
      .slice(1)
      .filter((_, index) => index % areas.length === area)
      .slice(from, from + 6)
      .map(({ path, title }) => ({ path, title }));
  const menus = areas.map((area, index) => ({ title: capitalize(area), links: linksOf(index, 0) }));
  const columns = menus
    .slice(1)
    .map(({ title }, index) => ({ title, links: linksOf(index + 1, 4) }));
  return { name: 'Sample Company', menus, columns, pages };
}
