// The types of blocks, the usual ones first → those that a person looks for, in words of their own.
import { fold } from './fields/picker';

/** What people call them besides, in the order in which they are shown. */
const alsoCalled: Readonly<Record<string, string>> = {
  text: 'paragraph words writing list headline subheading',
  picture: 'photo image figure',
  feature: 'photo image video paragraph section about',
  hero: 'hero banner header headline headings photo image video title welcome intro',
  cards: 'links boxes tiles services teaser',
  action: 'button contact invitation',
  gallery: 'photos images album',
  table: 'price list rows columns spreadsheet',
  prices: 'price list table costs fees menu rates',
  plans: 'price table pricing packages offers subscription',
  form: 'contact message booking enquiry request registration',
  hours: 'contact times timetable',
  map: 'location directions contact',
  offices: 'contact locations branches phone',
  people: 'team staff persons about',
  questions: 'faq answers',
  quote: 'testimonials reviews opinions',
  figures: 'numbers statistics facts',
  facts: 'details data properties',
  logos: 'partners customers brands',
  latest: 'news articles posts blog events jobs',
  items: 'news articles posts blog events jobs list',
  children: 'subpages links overview',
  downloads: 'pdf documents brochure',
  carousel: 'slider slideshow photos images',
  tabs: 'views',
  boxes: 'animation',
  embed: 'youtube vimeo video map',
  marquee: 'ticker animation',
  search: 'find',
  content: 'document long article terms markdown',
  item: 'news article date author',
  code: 'programming source',
};

interface BlockType {
  /** Such as `blocks/table`. */
  readonly name: string;
  readonly schema: { readonly title?: string; readonly description?: string };
}

const order = Object.keys(alsoCalled);

/** Without the folder; those of a site come last. */
const place = ({ name }: BlockType): number => {
  const index = order.indexOf(name.replace('blocks/', ''));
  return index < 0 ? order.length : index;
};

const splitWords = (words: string): string[] => fold(words).match(/[\p{L}\p{N}]+/gu) ?? [];

/** One and several are the same. */
const toOne = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** How well words have the one that is typed: 2 for the word or its beginning, 1 for one of several, 0 for not. */
function compare(words: readonly string[], typed: string): 0 | 1 | 2 {
  if (words.some((word) => word.startsWith(typed))) return 2;
  return words.some((word) => word === toOne(typed)) ? 1 : 0;
}

/** Each word counts by itself: what is called so first, then what is said to be so. */
export function findBlockTypes<Type extends BlockType>(
  types: readonly Type[],
  sought: string,
): readonly Type[] {
  const typed = splitWords(sought);
  const usual = [...types].sort((one, other) => place(one) - place(other));
  if (typed.length === 0) return usual;
  const rate = ({ name, schema: { title = '', description = '' } }: Type): number => {
    const own = [title, alsoCalled[name.replace('blocks/', '')] ?? '', description].map(splitWords);
    // What it is called counts more than what it does; each word that is found more than where it is.
    const ofWord = (one: string): number =>
      Math.max(
        ...own.map((words, index) => {
          const found = compare(words, one);
          return found === 0 ? 0 : 1 + (found * (own.length - index)) / 100;
        }),
      );
    return typed.reduce((sum, one) => sum + ofWord(one), 0);
  };
  const rated = usual.map((type) => ({ type, rate: rate(type) }));
  const best = Math.floor(Math.max(0, ...rated.map(({ rate: own }) => own)));
  return rated
    .filter(({ rate: own }) => best > 0 && own >= best)
    .sort((one, other) => other.rate - one.rate)
    .map(({ type }) => type);
}
