// The answers of a build → a CloudFront function for viewer requests.

import { toOldKey } from '../../engine/content/addresses/old-address';
import {
  homeName,
  listFilePatterns,
  pageEnding,
  toPageFile,
} from '../../engine/content/addresses/output-paths';
import { listNamedOutputs } from '../../engine/content/addresses/reserved-names';
import type { SiteRedirect } from '../../engine/model/redirect';
import { toLocation } from '../../engine/output/moved';
import { escapePattern, type HostFacts, hiddenPattern, inOrder, unknownPage } from './host-facts';

/** Files that are requested by their own name; everything else is a page. */
const usualFiles = [
  ...listFilePatterns(),
  ...listNamedOutputs().flatMap(({ path, answered }) =>
    answered === 'file' ? [escapePattern(path)] : [],
  ),
];

const toFilePattern = (more: readonly string[]): string =>
  [...usualFiles, ...more.map(escapePattern)].map((path) => `${path}/*`).join('|');

const toExpression = (pattern: string, before = ''): string =>
  `/^${`${before}(?:${pattern})`.replaceAll('/', '\\/')}$/`;

/** The key of a path, as the function makes it of a request. */
const toFunctionKey = (path: string): string => toOldKey(path).slice(1);

/** As short as can be: a function may have 10 kB. A text is the target of a 301. */
function toEntry({ to, status }: SiteRedirect): unknown {
  if (to === undefined) return status;
  const location = toLocation(to, '');
  return status === 301 ? location : [status, location];
}

/** The tables of the function, by kind of redirect. */
function listMoved(redirects: readonly SiteRedirect[]) {
  const queried = redirects.filter(({ query }) => query);
  const below = inOrder(redirects).filter((redirect) => redirect.below);
  const exact = redirects.filter((redirect) => !redirect.query && !redirect.below);
  return {
    moved: Object.fromEntries(exact.map((one) => [toFunctionKey(one.from), toEntry(one)])),
    queried: queried.map((one) => [toFunctionKey(one.from), one.query, toEntry(one)]),
    below: below.map((one) => [
      toFunctionKey(one.from),
      toEntry(one),
      one.keepRest ? 1 : 0,
      (one.kept ?? []).map(toFunctionKey),
    ]),
  };
}

/** What only a site with such redirects needs. */
const queryCode = `function matches(wanted, query) {
  return wanted.every(function (pair) {
    var given = query[pair[0]];
    if (!given) return false;
    return (given.multiValue || [given]).some(function (one) {
      try {
        return decodeURIComponent(one.value.replace(/\\+/g, ' ')) === pair[1];
      } catch (error) { return false; }
    });
  });
}
`;

const belowCode = `function findRest(path, key) {
  var parts = path.split('/').filter(function (part) { return part; });
  var rest = parts.slice(key.split('/').length).map(encodeURIComponent).join('/');
  return rest ? '/' + rest : '';
}
`;

const queryStep = `  for (var index = 0; index < queried.length; index += 1)
    if (queried[index][0] === key && matches(queried[index][1], query))
      return answer(queried[index][2], {}, '');
`;

const belowStep = `  for (var at = 0; at < below.length; at += 1) {
    var start = below[at][0];
    if ((key + '/').indexOf(start + '/') === 0 && below[at][3].indexOf(key) < 0)
      return answer(below[at][1], query, below[at][2] ? findRest(own, start) : '');
  }
`;

const homeStep = `  var home = page.replace(/\\/${homeName}$/, '');
  if (homes.indexOf(home) >= 0) {
    if (base + home + '/' !== path) return lead(308, base + home + '/', query);
    request.uri = base + home + '/${toPageFile('/')}';
    return request;
  }
`;

/**
 * It knows neither the pages nor files without their extension. The host supports little
 * that is newer than this dialect: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function buildCloudFrontFile(facts: HostFacts): string {
  const { base, redirects, languageFolders = [], rootFiles: more = [] } = facts;
  const homes = languageFolders.map((folder) => folder.slice(0, -1));
  const within = homes.length > 0 ? `(?:(?:${homes.map(escapePattern).join('|')})/)?` : '';
  const { moved, queried, below } = listMoved(redirects);
  const when = (list: readonly unknown[], code: string): string => (list.length > 0 ? code : '');
  return `// Associate this with the distribution's viewer requests (runtime 2.0).
var base = ${JSON.stringify(base)};
var moved = ${JSON.stringify(moved)};
${when(queried, `var queried = ${JSON.stringify(queried)};\n`)}${when(below, `var below = ${JSON.stringify(below)};\n`)}${when(homes, `var homes = ${JSON.stringify(homes)};\n`)}var hidden = ${toExpression(hiddenPattern, within)};
var file = ${toExpression(toFilePattern(more), within)};
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
function answer(entry, query, rest) {
  if (typeof entry === 'number') return { statusCode: entry, statusDescription: 'Gone' };
  var to = typeof entry === 'string' ? entry : entry[1];
  return lead(entry === to ? 301 : entry[0], rest ? to.replace(/\\/$/, '') + rest : to, query);
}
function toKey(path) {
  var key = path.toLowerCase();
  if (key.normalize) key = key.normalize('NFC');
  return key.replace(/\\/+$/, '').replace(/${escapePattern(pageEnding)}$/, '');
}
${when(queried, queryCode)}${when(below, belowCode)}function handler(event) {
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
  var key = toKey(own);
${when(queried, queryStep)}  if (Object.prototype.hasOwnProperty.call(moved, key)) return answer(moved[key], query, '');
  if (file.test(own)) return request;
${when(below, belowStep)}  var page = own.replace(/\\/+$/, '').replace(/(.)${escapePattern(pageEnding)}$/, '$1');
  if (page === '${homeName}') page = '';
${when(homes, homeStep)}  if (base + page !== path && /^[^\\x00-\\x20"<>\\\\^\`{|}%?#]*$/.test(page))
    return lead(308, encodeURI(base + page), query);
  request.uri = encodeURI(base + (page === '' ? '${toPageFile('/')}' : page + '${pageEnding}'));
  return request;
}
`;
}
