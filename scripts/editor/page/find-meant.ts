// What was clicked on a page, or what a step has made there → the words that are meant.
import type { EditPlace } from '../wire';
import { type Click, findClicked, findPicture } from './clicked';
import type { PageReader } from './read-page';

export interface Meant {
  readonly place: EditPlace;
  /** What holds these words alone; undefined where nothing does. */
  readonly element: HTMLElement | undefined;
  /** All texts of the page that are of the same place. */
  readonly same: readonly Text[];
  /** Whether a field says it: an amount, hours, what a picture shows. */
  readonly isInForm: boolean;
}

export async function findMeant(
  document: Document,
  reader: PageReader,
  click: Click,
): Promise<Meant | undefined> {
  const picture = findPicture(document, click);
  const told = picture?.alt ? reader.findTold(picture) : undefined;
  if (told !== undefined) return { place: told, element: undefined, same: [], isInForm: true };
  const spot = await click.spot;
  const node = spot === undefined ? findClicked(document, click) : reader.findText(spot);
  const place = node && reader.findPlace(node);
  if (node === undefined || place === undefined) return undefined;
  return {
    place,
    element: reader.findElement(node, place),
    same: reader.listSame(place),
    isInForm: place.isInForm === true || picture !== undefined,
  };
}
