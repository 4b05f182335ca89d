// A page → where its words stand, what is written there, and which of them are said by a field of a form.
import type { ShownSite } from '../../dev/dev-server';
import type { PageWords } from '../../marks/page-words';
import type { EditPlace, PageText } from '../wire';
import type { EditSession } from './edit-session';

/** By the number of a place: the words that are all of it, where a text of the page has nothing else. */
function listWhole({ runs }: PageWords): ReadonlyMap<number, string> {
  const whole = new Map<number, string>();
  for (const { text, spans } of runs) {
    const [first, ...others] = new Set(spans.map(({ places }) => places.at(-1)));
    if (first !== undefined && others.length === 0) whole.set(first, text);
  }
  return whole;
}

type Sites = Pick<ShownSite, 'site' | 'toHref'>;

export function findPageText(
  session: EditSession,
  { site, toHref }: Sites,
  path: string,
): PageText | null {
  const words = site.findWords(path, toHref);
  if (words === undefined) return null;
  const whole = listWhole(words);
  const written = session.words.atOnce();
  const describe = (number: number, shownPlace: EditPlace): EditPlace => {
    const place = { ...shownPlace, spot: written.toPart(shownPlace.spot) };
    const raw = written.read(place.spot);
    if (raw !== undefined) return { ...place, raw, ...written.describe(place.spot, raw) };
    if (written.isInForm(place.spot)) return { ...place, isInForm: true };
    // Nobody has written it: it is what the engine takes from elsewhere.
    const said = place.isWritten ? undefined : whole.get(number);
    return said === undefined
      ? place
      : { ...place, raw: said, ...written.describe(place.spot, said) };
  };
  const places = Object.entries(words.places).map(
    ([number, place]) => [number, describe(Number(number), place)] as const,
  );
  return { ...words, places: Object.fromEntries(places) };
}
