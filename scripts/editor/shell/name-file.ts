// A file of a site → what it is to somebody who never sees files.
import { isPicture } from '../../../engine/manifest/checks/files/media';
import type { EditorState } from '../site-state';
import { listLanguages, listShown, manifestFile } from './site-values';

const known: Readonly<Record<string, string>> = {
  [manifestFile]: 'Pages, menus and settings',
  'site.urls.lock': 'The list of all addresses',
  'redirects.csv': 'Old addresses',
};

const ofLanguage = /^files\/languages\/([^/]+)\/(.+)$/;

/** `findTitle`: of the page that shows a text, or is an item of its own; undefined where none does. */
export function nameFile(
  site: EditorState | undefined,
  file: string,
  findTitle: (file: string) => string | undefined,
): string {
  const [, tag, inner = ''] = ofLanguage.exec(file) ?? [];
  if (tag !== undefined) {
    const name = listLanguages(site).find((one) => one.tag === tag)?.name ?? tag;
    const id = /^pages\/(.+)\.json$/.exec(inner)?.[1];
    const page = site && listShown(site).find((one) => one.id === id)?.title;
    if (id === undefined && inner.endsWith('.json')) return `Words of the site in ${name}`;
    return `${page ?? nameFile(site, `files/${inner}`, findTitle)} in ${name}`;
  }
  const title = findTitle(file);
  if (title !== undefined) return `Text of “${title}”`;
  if (known[file] !== undefined) return known[file];
  if (file.startsWith('.')) return 'Settings of other programs';
  const name = file.slice(file.lastIndexOf('/') + 1);
  return isPicture(file) ? `The picture ${name}` : `The file ${name}`;
}
