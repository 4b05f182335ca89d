// Rows from a spreadsheet → the cells from the one on that is typed.
import { pasteOnPage } from '../shell/paste-on-page';
import type { ShellStore } from '../shell/shell-store';
import type { EditPlace } from '../wire';
import type { WordHost } from './word-host';

interface Pasted {
  readonly host: WordHost;
  readonly place: EditPlace;
  readonly text: string;
}

/** False where they are words. */
export function pasteRows(store: ShellStore, { host, place, text }: Pasted): boolean {
  const operations = pasteOnPage(store.get(), place.spot, text);
  if (operations === undefined) return false;
  host.write(place.raw ?? '');
  host.end();
  void store.operate('paste rows', ...operations);
  return true;
}
