// A schema → a value with which a form begins, with pages and files that this site has.

import { listNeeded } from '../../../../engine/manifest/shape/needed-members';
import { isRecord } from '../../../../engine/model/json';
import { findLike, fitExample } from '../../../edit/fit-example';
import type { EditorState } from '../../site-state';
import type { ShellState } from '../shell-state';
import { findMember } from '../site-values';
import { type FormSchema, makeStart } from './form-schema';
import { isNameKind, listNames } from './list-names';

/** Why something cannot begin. */
export const missingFile =
  'The site has no file of the kind that this needs. Upload one first, under Site › Pictures and files.';

export function findMap(
  site: EditorState | undefined,
  name: string,
): Readonly<Record<string, unknown>> {
  const found = findMember(site, [name]);
  return isRecord(found) ? found : {};
}

/** `page`: where links lead where nothing is the home page. */
export const findKnown = (site: EditorState | undefined, page = '') => ({
  files: site?.files ?? [],
  page: site?.pages.find(({ path }) => path === '/')?.id ?? page,
  collection: site?.collections[0]?.id,
  form: Object.keys(findMap(site, 'forms'))[0],
  service: Object.keys(findMap(site, 'services'))[0],
  currency: findMember(site, ['site', 'currency']) as string | undefined,
});

export const fitToSite = (value: unknown, site: EditorState | undefined, page?: string): unknown =>
  fitExample(value, findKnown(site, page));

/** A name is the first of those that the site has. Undefined where the site has no file that has to be there. */
export function startValue(
  schema: FormSchema,
  { site, schemas }: Pick<ShellState, 'site' | 'schemas'>,
): unknown {
  const { refersTo = '' } = schema;
  const [first] = isNameKind(refersTo) ? listNames(site, refersTo) : [];
  if (first !== undefined) return first.key;
  const start = makeStart(schemas, schema);
  if (refersTo === 'file') return findLike(String(start), findKnown(site));
  const fitted = fitToSite(start, site);
  const has = (value: unknown, name: string): boolean => isRecord(value) && name in value;
  const isLacking = listNeeded(schema).some((name) => has(start, name) && !has(fitted, name));
  return isLacking ? undefined : fitted;
}
