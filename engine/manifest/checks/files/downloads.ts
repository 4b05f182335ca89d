// Files that are published under their own names: which they are, which may be, and that no two have one name.

import { publishedEndings } from '../../../content/addresses/media-types';
import { toDownloadFile } from '../../../content/addresses/output-paths';
import { parseFileTarget } from '../../../content/text/rich-text';
import type { ParamsOf } from '../../catalogue';
import type { Memory } from '../../memory';
import type { RawFinding, Spot } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';
import type { FilePart } from '../context/file-part';
import { findMadeFiles } from '../context/made-files';
import type { Unfit } from './unfit-files';

type Named = readonly [path: string, place: Spot];

const findNamed = ({ mentions }: FilePart): readonly Named[] =>
  mentions.flatMap(({ file, kind, value, pointer }): Named[] =>
    kind === 'download' && typeof value === 'string' ? [[value, { file, pointer }]] : [],
  );

const findLinked = ({ linkTexts }: FilePart): readonly Named[] =>
  linkTexts.flatMap(({ isRunning, targets, file, pointer }) =>
    (isRunning ? targets : []).flatMap((target, link): Named[] => {
      const path = parseFileTarget(target);
      return path === undefined ? [] : [[path, { file, pointer, link }]];
    }),
  );

/** By path below files/, each with the first place that names it. */
function indexNamed(all: readonly Named[]): ReadonlyMap<string, Spot> {
  const found = new Map<string, Spot>();
  for (const [path, place] of all) if (!found.has(path)) found.set(path, place);
  return found;
}

/** The same map as long as nothing else is named. */
export function findDownloads(
  pieces: readonly FilePart[],
  memory: Memory,
): ReadonlyMap<string, Spot> {
  const named = memory.recallAll(pieces, { as: findNamed, make: findNamed });
  const linked = memory.recallAll(pieces, { as: findLinked, make: findLinked });
  const make = () => indexNamed([...named, ...linked]);
  return memory.recall(named, { as: findDownloads, from: [linked], make });
}

const published = new RegExp(`\\.(?:${publishedEndings.join('|')})$`, 'i');

/** What browsers may take for a page of the site, or for its code. */
const running = /\.(?:html?|xhtml|xht|svgz?|m?js|cjs|xml|xsl|xslt|rss|atom|gpx|kml|wasm|swf|php)$/i;

/** What no address has as it is. */
const foreign = /[^\p{L}\p{M}\p{N}._~-]+/gu;

const otherWays = 'Pack it as ZIP, or publish it elsewhere.';

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Why a file cannot be published under its own name; undefined for one that can. */
export function findUnpublishable(path: string): Unfit | undefined {
  const name = nameOf(path);
  if (running.test(name))
    return {
      reason: 'browsers could run it as a part of this site',
      remedy: /\.svgz?$/i.test(name)
        ? `Show it as a picture, in Markdown with ![what it shows](${path}), or pack it as ZIP.`
        : otherWays,
    };
  if (!published.test(name))
    return {
      reason:
        'it is not a document, table, archive, date, contact, picture, film or sound that browsers know by its ending',
      remedy: otherWays,
    };
  const [first] = name.match(foreign) ?? [];
  if (first === undefined) return undefined;
  return {
    reason: `its name is part of an address and contains ${first.startsWith(' ') ? 'a space' : `"${first.slice(0, 1)}"`}`,
    remedy: `Rename the file to "${name.replace(foreign, '-').replace(/-\./g, '.')}".`,
  };
}

/** Hosts and visitors do not distinguish capitals in an address. */
export function checkDownloads(site: SiteOutline<'collections'>): readonly RawFinding[] {
  const { downloads } = site;
  if (downloads.size === 0) return [];
  const taken = new Map<string, string>();
  const made = findMadeFiles(site);
  return [...downloads].flatMap(([path, place]): RawFinding[] => {
    const address = `/${toDownloadFile(path)}`;
    const key = address.normalize('NFC').toLowerCase();
    const first = taken.get(key);
    const reason = made.get(key);
    if (reason !== undefined) {
      const params: ParamsOf<'unsafe-file'> = {
        ...{ path, remedy: 'Rename the file.' },
        reason: `it would be published as ${address}, and ${reason}`,
      };
      return [{ ...place, code: 'unsafe-file', params }];
    }
    if (first === undefined) {
      taken.set(key, path);
      return [];
    }
    const other = downloads.get(first);
    const related = other ? [{ ...other, message: `The file "${first}" is published here.` }] : [];
    return [{ ...place, code: 'duplicate-download', params: { first, path, address }, related }];
  });
}
