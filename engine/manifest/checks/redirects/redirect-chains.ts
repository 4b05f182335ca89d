// Redirects that lead to other redirects: chains, which cost visitors time, and loops, which never end.

import { toOldKey } from '../../../content/addresses/old-address';
import { parseUrl } from '../../../content/addresses/parse-url';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding, Related } from '../../raw-finding';
import { toRedirectKey } from '../addresses/old-addresses';
import type { Settings, SiteOutline } from '../context/check-context';

/** The path below the base that an address of this site leads to. */
function toOwnPath(href: string | undefined, { site }: Pick<Settings, 'site'>): string | undefined {
  const url = href === undefined ? undefined : parseUrl(href);
  if (url === undefined || url.host !== parseUrl(site.origin)?.host) return undefined;
  if (!url.pathname.startsWith(site.base)) return undefined;
  return toOldKey(`/${url.pathname.slice(site.base.length)}`);
}

interface Step {
  readonly index: number;
  readonly from: string;
  /** Where it leads below the base; undefined elsewhere. */
  readonly next: string | undefined;
}

/** By their path. Of several with one path the first counts. */
function listSteps(settings: Pick<Settings, 'redirects' | 'site'>): ReadonlyMap<string, Step> {
  const steps = new Map<string, Step>();
  for (const [index, { from, href }] of settings.redirects.entries()) {
    const key = toRedirectKey(from);
    if (steps.has(key)) continue;
    steps.set(key, { index, from, next: toOwnPath(href, settings) });
  }
  return steps;
}

interface Endless {
  /** Each begins with the redirect that is listed first. */
  readonly loops: readonly (readonly [Step, ...Step[]])[];
  /** All redirects that never end: those of the loops, and those that lead into one. */
  readonly endless: ReadonlySet<Step>;
}

function toLoop(walked: readonly Step[], entry: Step): [Step, ...Step[]] {
  const loop = walked.slice(walked.indexOf(entry));
  const first = loop.reduce((one, other) => (other.index < one.index ? other : one), entry);
  const at = loop.indexOf(first);
  return [first, ...loop.slice(at + 1), ...loop.slice(0, at)];
}

/** Visits each redirect once, however long the chains are. */
function findEndless(steps: ReadonlyMap<string, Step>): Endless {
  const loops: [Step, ...Step[]][] = [];
  const endless = new Set<Step>();
  const seen = new Set<Step>();
  for (const start of steps.values()) {
    const walked = new Set<Step>();
    let at: Step | undefined = start;
    for (; at && !seen.has(at); at = steps.get(at.next ?? '')) {
      seen.add(at);
      walked.add(at);
    }
    if (at === undefined) continue;
    if (walked.has(at)) loops.push(toLoop([...walked], at));
    if (walked.has(at) || endless.has(at)) for (const step of walked) endless.add(step);
  }
  return { loops, endless };
}

function toLoopFinding(file: string, [first, ...others]: readonly [Step, ...Step[]]): RawFinding {
  const related = others.map(({ index }): Related => {
    const message = 'The loop continues here.';
    return { file, pointer: `/redirects/${index}/href`, message };
  });
  const from = JSON.stringify(first.from);
  const via = others.map((step) => JSON.stringify(step.from)).join(', ');
  const params: ParamsOf<'redirect-loop'> = { from, via: via === '' ? undefined : via };
  const place = others.length === 0 ? 'from' : 'href';
  const pointer = `/redirects/${first.index}/${place}`;
  return { code: 'redirect-loop', file, pointer, params, related };
}

/** Redirects to an address that is itself redirected; those to pages end there. */
export function checkChains({
  file,
  settings,
}: SiteOutline<'redirects' | 'site' | 'build'>): RawFinding[] {
  const steps = listSteps(settings);
  const { loops, endless } = findEndless(steps);
  const chains = [...steps.values()].flatMap((step): RawFinding[] => {
    const next = steps.get(step.next ?? '');
    // What leads into a loop has no end to point at.
    if (next === undefined || endless.has(step)) return [];
    const params: ParamsOf<'redirect-chain'> = {
      from: JSON.stringify(step.from),
      next: JSON.stringify(next.from),
    };
    return [{ code: 'redirect-chain', file, pointer: `/redirects/${step.index}/href`, params }];
  });
  return [...loops.map((loop) => toLoopFinding(file, loop)), ...chains];
}
