// An edit that is not written → what it changes for readers, in words.
import type { Base } from '../edit/base';
import { changeSite } from '../edit/change-site';
import type { check } from '../edit/check';
import { comparePublications } from './compare-publications';
import { ofUndoing, printText } from './print-comparison';
import { deriveReadable, readTranslations } from './read-sites';

/** Undefined where the site has errors, before the edit or after it: then nobody can read it. */
export function describeEdit(
  { site, publication: after }: ReturnType<typeof check>,
  base: Base,
  { now, isUndoing = false }: { readonly now: Date; readonly isUndoing?: boolean },
): string | undefined {
  const { publication: before } = base.validation;
  if (before === undefined || after === undefined) return undefined;
  const changed = new Map(site.changes().map(({ path, after: content }) => [path, content]));
  const { world, source } = base;
  const next = changeSite(source, site.changes(), world.workspace);
  const comparison = comparePublications(
    {
      ...deriveReadable(before, world, { now }),
      translations: readTranslations(before, source, world),
    },
    {
      ...deriveReadable(after, world, { now, changed }),
      translations: readTranslations(after, next, world),
    },
  );
  return isUndoing ? printText(comparison, ofUndoing) : printText(comparison);
}
