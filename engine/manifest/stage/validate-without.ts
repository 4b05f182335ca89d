// A manifest, and which of its pages are known to be valid → whether the rest of it is, with its defaults filled in.
import type { Contract } from '../../model/contract';
import { isRecord } from '../../model/json';

/** Of the pages that are known, one is looked at again where all are: without a page, no manifest is valid. */
export function validateWithout(
  known: ReadonlySet<unknown>,
  value: unknown,
  validate: Contract['validateManifest'],
): boolean {
  if (known.size === 0 || !isRecord(value) || !isRecord(value.pages)) return validate(value);
  const { pages } = value;
  const entries = Object.entries(pages);
  const first = entries.find(([, page]) => known.has(page));
  const open = entries.filter(([, page]) => !known.has(page));
  Object.assign(value, {
    pages: Object.fromEntries(open.length > 0 ? open : first ? [first] : []),
  });
  const isValid = validate(value);
  Object.assign(value, { pages });
  return isValid;
}
