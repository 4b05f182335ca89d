// A link that leads nowhere, or to several things at once → one that leads to one thing.

import type { Finding } from '../../../engine/model/finding';
import { linkTargets } from '../../../engine/model/link-targets';
import { manifestFile } from '../../journal/site-paths';
import { findIn, findPart, membersOf, type Part, removePart, setPart } from './places';
import type { Repair, RepairSite } from './repair';

/** For what leads nowhere: a redirect says that the address is gone, the rest leads home. */
function* listTargets(site: RepairSite, { file, path }: Part): Iterable<Repair> {
  if (path[0] === 'redirects') yield setPart(file, [...path, 'status'], 410);
  yield removePart(file, path);
  const { home } = membersOf(findPart(site, manifestFile, ['site']));
  if (typeof home === 'string') yield setPart(file, [...path, 'page'], home);
}

/** Each of several targets may be the one that is kept. */
export function* chooseTarget(finding: Finding, site: RepairSite): Iterable<Repair> {
  const link = findIn(site, finding);
  if (link === undefined) return;
  const targets = linkTargets.filter((name) => Object.hasOwn(membersOf(link), name));
  if (targets.length === 0) yield* listTargets(site, link);
  for (const kept of targets.length > 1 ? targets : []) {
    const others = targets.filter((name) => name !== kept);
    yield {
      title: `Keep "${kept}" alone.`,
      operations: others.map((name) => ({
        ...({ op: 'unset', file: finding.file } as const),
        path: [...link.path, name],
      })),
    };
  }
}
