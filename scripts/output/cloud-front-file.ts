// The answers of a build → a CloudFront function for viewer requests.
import {
  homeName,
  pageEnding,
  toDownloadFile,
  toPageFile,
} from '../../engine/content/output-paths';
import { reservedSegments, rootFiles } from '../../engine/content/reserved-names';
import { toLocation } from '../../engine/output/answer';
import { escapePattern, type HostFacts, hiddenPattern, unknownPage } from './host-facts';

const { site, content } = reservedSegments;
const { sitemap, robots, llms, webManifest } = rootFiles;

/** Files that are requested by their own name; everything else is a page. */
const filePattern = [
  `${site}/.*`,
  `${content}/.*`,
  // The pattern is that of `isFilePath`.
  `${escapePattern(toDownloadFile(''))}[^/]+\\.\\w+`,
  ...[sitemap, robots, llms, webManifest].map(escapePattern),
]
  .map((path) => `${path}/*`)
  .join('|');

const toExpression = (pattern: string): string => `/^(?:${pattern.replaceAll('/', '\\/')})$/`;

/**
 * It knows neither the pages nor files without their extension. The host supports little
 * that is newer than this dialect: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function buildCloudFrontFile({ base, redirects }: HostFacts): string {
  const moved = redirects.map(({ from, to, status }) => [
    from.slice(1),
    to === undefined ? { status } : { status, to: toLocation(to, '') },
  ]);
  return `// Associate this with the distribution's viewer requests (runtime 2.0).
var base = ${JSON.stringify(base)};
var moved = ${JSON.stringify(Object.fromEntries(moved))};
var hidden = ${toExpression(hiddenPattern)};
var file = ${toExpression(filePattern)};
function toQuery(query) {
  var parts = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (one) {
      parts.push(one.value ? name + '=' + one.value : name);
    });
  });
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
function lead(status, to, query) {
  var parts = /^([^#]*)(.*)$/.exec(to);
  var kept = parts[1].indexOf('?') < 0 ? toQuery(query) : '';
  var headers = { location: { value: parts[1] + kept + parts[2] } };
  return { statusCode: status, statusDescription: 'Moved', headers: headers };
}
function handler(event) {
  var request = event.request;
  var query = request.querystring;
  var path = request.uri;
  try { path = decodeURIComponent(path); } catch (error) { return request; }
  var single = path.replace(/\\/{2,}/g, '/');
  if (single + '/' === base) return lead(308, base, query);
  if (single.indexOf(base) !== 0) return request;
  var own = single.slice(base.length);
  if (hidden.test(own)) {
    // Nothing stands there: the distribution's error page answers.
    request.uri = base + '${unknownPage}';
    return request;
  }
  var known = Object.prototype.hasOwnProperty.call(moved, own) ? moved[own] : null;
  if (known && path === single) {
    if (!known.to) return { statusCode: known.status, statusDescription: 'Gone' };
    return lead(known.status, known.to, query);
  }
  if (file.test(own)) return request;
  var page = own.replace(/\\/+$/, '').replace(/(.)${escapePattern(pageEnding)}$/, '$1');
  if (page === '${homeName}') page = '';
  if (base + page !== path && /^[\\w.~\\/-]*$/.test(page)) return lead(308, base + page, query);
  request.uri = base + (page === '' ? '${toPageFile('/')}' : page + '${pageEnding}');
  return request;
}
`;
}
