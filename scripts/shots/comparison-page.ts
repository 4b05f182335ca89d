// Pictures that differ → a page that shows them side by side.
import { escapeMarkup, makeLocalPage } from '../serve/local-page';
import { type Difference, places } from './compare-pictures';

const style = `
body { max-width: none; }
section { margin: 0 0 3rem; }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; }
section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { display: block; max-width: 100%; outline: 1px solid GrayText; }
`;

const shownAt: Readonly<Record<Difference['change'], readonly (keyof typeof places)[]>> = {
  changed: ['before', 'after', 'differences'],
  new: ['after'],
  gone: ['before'],
};

const captions = { before: 'Before', after: 'After', differences: 'What differs' } as const;

/** Per cent with the digits that a reader can use. */
const toPercent = (share: number): string =>
  share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`;

export const describeDifference = ({ change, share }: Difference): string =>
  share === undefined ? change : `${toPercent(share)} of its pixels differ`;

function showDifference(difference: Difference): string {
  const { name, change } = difference;
  const figures = shownAt[change].map((place) => {
    const source = escapeMarkup(`${places[place]}/${encodeURIComponent(name)}`);
    const caption = captions[place];
    return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}: ${escapeMarkup(name)}" loading="lazy"></a></figure>`;
  });
  const heading = escapeMarkup(`${name}: ${describeDifference(difference)}`);
  return `<section><h2>${heading}</h2><div>${figures.join('')}</div></section>`;
}

interface ComparisonFacts {
  /** The base of the comparison, as it was named. */
  readonly base: string;
  /** How many pictures were compared. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/** The markup of a page beside the folders of the pictures. */
export const makeComparisonPage = ({ base, compared, differences }: ComparisonFacts): string =>
  makeLocalPage({
    title: 'Pictures before and after',
    about: `Compared with ${base}: ${differences.length} of ${compared} pictures differ.`,
    style,
    content: differences.map(showDifference).join(''),
  }).html;
