// A palette → that of a page with an accent of its own. Whatever the accent is, all that stands on it or has its colour can be read.
import type { Palette } from '../model/theme';
import { findReadable, moveTowards } from './readable';

/** Of a button without a line around it to what it stands on. */
const minSeen = 1.4;

export function withAccent(page: Palette, own: string): Palette {
  const { ground, raised, text, tint } = page;
  const accent = moveTowards(own, text, { backs: [ground], limit: minSeen });
  return {
    ...page,
    accent,
    onAccent: findReadable([page.onAccent, ground, text], accent),
    highlight: moveTowards(own, text, { backs: [ground, raised, tint] }),
  };
}
