// The points that stay in view where pictures are cropped → one rule for each. Markup has no styles of its own.
import { toFocus } from '../concepts/image';
import { walkSite } from '../content/shape/shape';
import type { ImageConfig } from '../generated/manifest';
import type { Shape } from '../model/shape';
import type { ValidSite } from '../model/valid-site';

/** The points of all pictures of a site, each once. */
export function listFocuses(site: ValidSite, shape: Shape): string[] {
  const found = new Set<string>();
  walkSite(shape, site, (kind, value) => {
    if (kind !== 'image') return;
    const { focus } = value as ImageConfig;
    if (focus) found.add(toFocus(focus));
  });
  return [...found].sort();
}

/** Above the rules of blocks, which crop pictures where most of them are best cropped. */
export const buildFocusCss = (focuses: readonly string[]): string =>
  focuses.length === 0
    ? ''
    : `@layer axes{${focuses.map((at) => `[data-focus="${at}"]{object-position:${at}}`).join('')}}`;
