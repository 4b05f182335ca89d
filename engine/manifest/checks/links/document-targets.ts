// Links to documents: a text is read on the page that shows it.

import { findTextKind } from '../../../content/addresses/text-kind';
import type { ParamsOf } from '../../catalogue';
import type { Cause } from '../../raw-finding';
import type { LinkTargets } from '../context/check-context';

/** The path of a target below files/, seen from the file that holds the link, and from files/ itself. */
function listPaths(target: string, file: string): string[] {
  const [path = ''] = target.split('#');
  const root = 'file:///';
  const from = file.startsWith('files/') ? file.slice('files/'.length) : '';
  return [from, ''].map((base) => decodeURI(new URL(path, root + base).pathname.slice(1)));
}

/** What is wrong with a link to a document; undefined for any other target. */
export function findDocumentTarget(
  target: string,
  file: string,
  { pages }: LinkTargets,
): Cause | undefined {
  const [path = ''] = target.split('#');
  const kind = findTextKind(path);
  if (kind === undefined || /^\w+:/.test(target)) return undefined;
  const paths = /[\\%]/.test(path) ? [] : listPaths(target, file);
  const page = [...pages.known.values()].find(({ files }) =>
    files.some((one) => paths.includes(one)),
  );
  if (kind === 'json' && page === undefined) return undefined;
  const params: ParamsOf<'link-to-document'> = {
    target: JSON.stringify(target),
    near: page && `page:${page.id}`,
  };
  return { code: 'link-to-document', params };
}
