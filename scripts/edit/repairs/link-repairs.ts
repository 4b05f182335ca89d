// Links, addresses and redirects.
import { parseUrl } from '../../../engine/content/addresses/parse-url';
import { suggestPath } from '../../../engine/manifest/checks/addresses/paths';
import type { linkRules } from '../../../engine/manifest/rules/link-rules';
import { toSpaceless } from '../../../engine/manifest/text/broken-links';
import type { Finding, SourceRange } from '../../../engine/model/finding';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { redirectHome } from './home-page';
import { chooseTarget } from './link-targets';
import { findPageAt } from './page-at';
import { publish } from './page-repairs';
import {
  findAround,
  findIn,
  findPart,
  membersOf,
  removeIt,
  removeMember,
  removePart,
  setPart,
  writeInstead,
} from './places';
import { leadToEnd, removeRedirect } from './redirects';
import { none, type Repair, type RepairSite, type RepairsOf } from './repair';
import { takeOut } from './take-out';
import { findSpan, writeAt, writeMarked } from './text-repairs';

/** A link to the page at an address by its id: in a text, or in place of "href". */
function* linkToPage(site: RepairSite, finding: Finding, path: string): Iterable<Repair> {
  const [address = '', anchor] = path.split('#');
  const id = findPageAt(site, address);
  if (id === undefined) return;
  const part = findIn(site, finding);
  const around = findAround(site, finding);
  if (part?.path.at(-1) === 'href' && around !== undefined && isRecord(around.value)) {
    const { href: _, ...rest } = around.value;
    const link = { page: id, ...(anchor === undefined ? {} : { anchor }), ...rest };
    yield {
      title: `Link to the page "${id}" by its id.`,
      operations: [{ op: 'set', file: around.file, path: around.path, value: link as JsonValue }],
    };
  } else
    yield* writeMarked(
      site,
      finding,
      `page:${id}${anchor === undefined ? '' : `#${anchor}`}`,
      `Link to the page "${id}" by its id.`,
    );
}

/** The path of an address that is written in full. */
const pathOf = (address: string): string => {
  const url = parseUrl(address);
  return url === undefined ? '' : url.pathname.replace(/(?<=.)\/$/, '');
};

/** A number behind a path, or the id of its page. */
function* otherPaths(site: RepairSite, finding: SourceRange): Iterable<string> {
  const part = findIn(site, finding);
  const id = part?.path.at(-2);
  if (typeof id === 'string') yield `/${id}`;
  const path = part?.value === '/' ? `/${id}` : part?.value;
  for (const number of [2, 3, 4, 5]) yield `${path}-${number}`;
}

/** What readers see of a link without words: the host, or the name of the file. */
function* nameLink(finding: Finding, site: RepairSite): Iterable<Repair> {
  const link = findIn(site, finding);
  const { href, file } = membersOf(link);
  const words =
    typeof href === 'string'
      ? parseUrl(href)?.hostname.replace(/^www\./, '')
      : String(file).split('/').at(-1);
  if (link !== undefined && words !== undefined)
    yield setPart(link.file, [...link.path, String(finding.parameters.words)], words);
}

export const linkRepairs: RepairsOf<typeof linkRules> = {
  'link-target': { ask: chooseTarget },
  'link-label': { ask: nameLink },
  'menu-without-panel': {
    *ask(finding, site) {
      yield* removeMember(findAround(site, finding), 'panel');
      yield* removeIt(finding, site);
    },
  },
  'broken-link': {
    *fix(finding, site) {
      const { text = '', start = 0, end = 0 } = findSpan(site, finding) ?? {};
      const written = text.slice(start, end);
      const at = written.lastIndexOf('](');
      const target = written.slice(at + 2, -1);
      const [number] = /tel:\+?\d+/.exec(String(finding.parameters.remedy)) ?? [];
      const own = number ?? toSpaceless(target) ?? target.replace(/\s+/g, '');
      if (at >= 0) yield* writeMarked(site, finding, `${written.slice(0, at)}](${own})`);
    },
  },
  'unknown-address': {
    *fix(finding, site) {
      const { near } = finding.parameters;
      if (near !== undefined) yield* linkToPage(site, finding, String(near));
    },
    ask: takeOut,
  },
  'local-address': {
    *ask(finding, site) {
      yield* linkToPage(site, finding, pathOf(JSON.parse(String(finding.parameters.value))));
      yield* takeOut(finding, site);
    },
  },
  'unsafe-address': {
    *ask(finding, site) {
      yield* linkToPage(site, finding, JSON.parse(String(finding.parameters.value)));
      yield* takeOut(finding, site);
    },
  },
  'unsafe-path': {
    *fix(finding, site) {
      const path = suggestPath(String(findIn(site, finding)?.value));
      if (path !== undefined) yield* writeInstead(site, finding, [path]);
    },
    *ask(finding, site) {
      const value = findIn(site, finding);
      if (value?.path[0] === 'redirects' && value.value === '/')
        yield* redirectHome(findAround(site, finding), site.manifest);
    },
  },
  'duplicate-path': {
    *ask(finding, site) {
      yield* writeInstead(site, finding, otherPaths(site, finding));
      const [first] = finding.related;
      if (first !== undefined) yield* writeInstead(site, first, otherPaths(site, first));
    },
  },
  'reserved-path': {
    ask: (finding, site) => writeInstead(site, finding, otherPaths(site, finding)),
  },
  'duplicate-download': none('Only its owner knows which file keeps its name.'),
  'missing-home': {
    *ask(finding, site) {
      yield* finding.parameters.value === undefined
        ? publish(site, String(finding.parameters.id))
        : writeInstead(site, finding, ['/']);
    },
  },
  'draft-target': { ask: ({ parameters: { id } }, site) => publish(site, String(id)) },
  'redirect-shadowed': { ask: removeRedirect },
  'redirect-covers': { ask: removeRedirect },
  'redirect-rest': {
    *ask(finding, site) {
      const redirect = findAround(site, finding);
      yield* removeMember(redirect, 'keepRest');
    },
  },
  'broken-redirect-list': {
    *fix(finding, site) {
      const { text = '', start = 0 } = findSpan(site, finding) ?? {};
      const [line = ''] = /^[^\r\n]*/.exec(text.slice(start)) ?? [];
      const separator = ['\t', ';'].find((one) => line.includes(one));
      if (separator === undefined || line.includes(',')) return;
      const written = line.replace(/"[^"]*"|[\t;]/g, (found) =>
        found === separator ? ',' : found,
      );
      yield* writeAt(finding.file, { offset: start, length: line.length, text: written });
    },
  },
  'redirect-loop': { ask: removeRedirect },
  'redirect-chain': { fix: leadToEnd },
  'redirect-limit': none('Only its owner knows which old addresses are still requested.'),
  'host-limit': none('Only its owner can choose another host.'),
  'host-headers': none('Only its owner can choose another host.'),
  'served-elsewhere': {
    *ask({ parameters: { declared } }, site) {
      const path = ['build', 'servedElsewhere'];
      const all = findPart(site, manifestFile, path)?.value;
      const index = Array.isArray(all) ? all.indexOf(declared) : -1;
      if (index < 0) return;
      yield removePart(manifestFile, [...path, index]);
      yield removePart(manifestFile, path);
    },
  },
};
