// A path → why neither a page nor an old address can be at it.
import { homeName, pageEnding } from '../../content/addresses/output-paths';
import { reservedSegments, rootFiles } from '../../content/reserved-names';

/** First segments that the output or the local servers use themselves. */
const segmentReasons: ReadonlyMap<string, string> = new Map([
  [reservedSegments.site, 'the build writes there'],
  [reservedSegments.content, 'content files are served there'],
  [reservedSegments.dev, 'the development server uses it'],
  [reservedSegments.gallery, 'the development server uses it'],
  [reservedSegments.mailbox, 'the local mailbox uses it'],
  [rootFiles.headers, 'hosts read a file of that name'],
  [rootFiles.redirects, 'hosts read a file of that name'],
]);

const pathReasons: ReadonlyMap<string, string> = new Map([
  [`/${homeName}`, 'it is the file of the home page'],
  [`/${rootFiles.notFound.slice(0, -pageEnding.length)}`, 'it is the page for unknown addresses'],
  [`/${rootFiles.sitemap}`, 'the build writes it'],
  [`/${rootFiles.robots}`, 'the build writes it'],
  [`/${rootFiles.llms}`, 'the build writes it'],
  [`/${rootFiles.webManifest}`, 'the build writes it'],
]);

/** Why nothing else can be at a path; undefined where something can. */
export const findReservedReason = (path: string): string | undefined =>
  pathReasons.get(path.toLowerCase()) ?? segmentReasons.get(path.toLowerCase().split('/')[1] ?? '');
