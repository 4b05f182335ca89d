// A schema → a value with which a form begins, with pages and files that this site has.
import { fitExample } from '../../../edit/fit-example';
import type { EditorState } from '../../site-state';
import { useShell } from '../use-shell';
import { type FormSchema, makeStart } from './form-schema';

/** `page`: where links lead first; else to the home page. */
export const fitToSite = (value: unknown, site: EditorState | undefined, page = ''): unknown =>
  fitExample(value, {
    files: site?.files ?? [],
    page: site?.pages.find(({ path }) => path === '/')?.id ?? page,
    collection: site?.collections[0]?.id,
  });

export function useStart(): (schema: FormSchema) => unknown {
  const { site, schemas } = useShell();
  return (schema) => fitToSite(makeStart(schemas, schema), site);
}
