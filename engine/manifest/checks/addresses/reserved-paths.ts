// A path → why neither a page nor an old address can be at it.
import { homeName, pageEnding } from '../../../content/addresses/output-paths';
import { listNamedOutputs, reservedSegments } from '../../../content/addresses/reserved-names';

const reasons = {
  site: 'the build writes there',
  content: 'content files are served there',
  dev: 'the development server uses it',
  edit: 'the visual editor is there',
  gallery: 'the development server uses it',
  mailbox: 'the local mailbox uses it',
} as const satisfies Record<keyof typeof reservedSegments, string>;

const isDocument = ({ path }: { readonly path: string }): boolean => path.endsWith(pageEnding);

/** First segments that the output or the local servers use themselves: below a file there is no folder. */
const segmentReasons: ReadonlyMap<string, string> = new Map([
  ...(Object.keys(reasons) as (keyof typeof reasons)[]).map((name): [string, string] => [
    reservedSegments[name],
    reasons[name],
  ]),
  ...listNamedOutputs()
    .filter((output) => !isDocument(output))
    .map(({ path, reason }): [string, string] => [path, reason]),
]);

const pathReasons: ReadonlyMap<string, string> = new Map([
  [`/${homeName}`, 'it is the file of the home page'],
  ...listNamedOutputs()
    .filter(isDocument)
    .map(({ path, reason }): [string, string] => [`/${path.slice(0, -pageEnding.length)}`, reason]),
]);

/** Why nothing else can be at a path; undefined where something can. */
export const findReservedReason = (path: string): string | undefined =>
  pathReasons.get(path.toLowerCase()) ?? segmentReasons.get(path.toLowerCase().split('/')[1] ?? '');
