// How a command is started for a site: with its folder, where that is another than the current one.
import { relative } from 'node:path';
import { toCall } from './edition';
import { quoteArgument } from './quote-argument';

/** `npm run undo` → `npm run undo -- --root "my site"`; with the package, `npx plinth undo --root "my site"`. */
export function toSiteCall(npm: string, root: string): string {
  const place = relative(process.cwd(), root);
  if (place === '') return toCall(npm);
  const options = npm.includes(' -- ') ? npm : `${npm} --`;
  return toCall(`${options} --root ${quoteArgument(place)}`);
}
