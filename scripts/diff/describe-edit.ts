// An edit that is not written → what it changes for readers, in words.
import { mainOf } from '../../engine/model/publication';
import type { Base } from '../edit/base';
import type { check } from '../edit/check';
import { compareSites } from './compare-sites';
import { printText } from './print-comparison';
import { deriveReadable } from './read-sites';

/** Undefined where the site has errors, before the edit or after it: then nobody can read it. */
export function describeEdit(
  { site, publication: after }: ReturnType<typeof check>,
  base: Base,
  now: Date,
): string | undefined {
  const { publication: before } = base.validation;
  if (before === undefined || after === undefined) return undefined;
  const changed = new Map(site.changes().map(({ path, after: content }) => [path, content]));
  const comparison = compareSites(
    mainOf(deriveReadable(before, base.world, { now })),
    mainOf(deriveReadable(after, base.world, { now, changed })),
  );
  return printText(comparison);
}
