// The sites that answer → where the redirects of any of them lead from an address, those from everything below a path among them.
import { isBelow, toHref, toPath } from '../../engine/content/addresses/addresses';
import { createMoved, withRest } from '../../engine/output/moved';
import type { ReadableSite } from './read-sites';

/** Where an address, complete with base path, leads: nowhere where it is gone; undefined where nothing leads on. */
export type FindMoved = (address: string) => { readonly to?: string } | undefined;

export function createFindMoved(answering: readonly ReadableSite[]): FindMoved {
  const all = answering.map(({ site, base }) => ({ moved: createMoved(site.redirects), base }));
  return (address) => {
    for (const { moved, base } of all) {
      if (!isBelow(base, address)) continue;
      const path = toPath(base, address);
      const exact = moved.find(path);
      const [redirect, rest] = exact ? [exact, ''] : (moved.findAbove(path) ?? []);
      if (redirect === undefined) continue;
      const { to, keepRest } = redirect;
      if (to === undefined) return {};
      const whole = keepRest ? withRest(to, rest ?? '') : to;
      return { to: whole.startsWith('/') ? toHref(base, whole) : whole };
    }
    return undefined;
  };
}
