// A schema → a value with which a form begins, with pages and files that this site has.

import { isRecord } from '../../../../engine/model/json';
import { fitExample } from '../../../edit/fit-example';
import type { EditorState } from '../../site-state';
import type { ShellState } from '../shell-state';
import { findMember } from '../site-values';
import { type FormSchema, makeStart } from './form-schema';
import { isNameKind, listNames } from './list-names';

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
});

export const fitToSite = (value: unknown, site: EditorState | undefined, page?: string): unknown =>
  fitExample(value, findKnown(site, page));

/** A name is the first of those that the site has. */
export function startValue(
  schema: FormSchema,
  { site, schemas }: Pick<ShellState, 'site' | 'schemas'>,
): unknown {
  const { refersTo = '' } = schema;
  const [first] = isNameKind(refersTo) ? listNames(site, refersTo) : [];
  return first?.key ?? fitToSite(makeStart(schemas, schema), site);
}
