// What was clicked on a page, or what a step has made there → the words that are meant.
import { findTypedAmount } from '../shell/typed-amount';
import type { EditorState } from '../site-state';
import type { EditPlace, Step, WordSpot } from '../wire';
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
  /** What writes them, where they are no words in the files: an amount. */
  readonly toStep?: ((words: string, before: string) => Step) | undefined;
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
  const meant = node && toMeant(reader, node);
  return picture === undefined ? meant : meant && { ...meant, isInForm: true };
}

/** Undefined where nobody wrote it. */
function toMeant(reader: PageReader, node: Text): Meant | undefined {
  const place = reader.findPlace(node);
  const isInForm = place?.isInForm === true;
  if (place === undefined) return undefined;
  const same = reader.listSame(place);
  return { place, element: reader.findElement(node, place), same, isInForm };
}

/** What is typed on the page as well, for who comes to it by keys: an amount. */
export function toTyped(site: EditorState | undefined, meant: Meant): Meant {
  const raw = meant.isInForm ? meant.element?.textContent.trim() : meant.place.raw;
  const toStep = raw === undefined ? undefined : findTypedAmount(site, meant.place.spot, raw);
  const place: EditPlace = { ...meant.place, ...(raw !== undefined && { raw }), dialect: 'plain' };
  return toStep === undefined ? meant : { ...meant, place, isInForm: false, toStep };
}

/** What a page shows of a place; undefined where that is not known. */
export function findMeantAt(reader: PageReader | undefined, spot: WordSpot): Meant | undefined {
  const node = reader?.findText(spot);
  return node && reader && toMeant(reader, node);
}
