// What visitors read, hear and share: titles, alternative texts, ids, content that nobody sees.
import { toPointer } from '../../content/shape';
import type { Image } from '../../model/manifest';
import type { Finding } from '../finding';
import type { CheckContext } from './check-context';
import { toContentName } from './check-context';

const checkPictures = ({ file, parts }: CheckContext): Finding[] =>
  parts.flatMap(({ kind, value, pointer }): Finding[] => {
    if (kind !== 'image') return [];
    const { alt = '', decorative } = value as Image;
    return decorative || alt.trim() !== ''
      ? []
      : [{ code: 'missing-alt', file, pointer, params: {} }];
  });

/** Ids that the frame of every page has. */
const frameIds = new Set(['main', 'drawer', 'page-title', 'related', 'contents']);

function checkIds({ file, manifest }: CheckContext): Finding[] {
  return Object.entries(manifest.pages).flatMap(([page, { blocks }]) => {
    const seen = new Set(frameIds);
    return blocks.flatMap((block, index): Finding[] => {
      const at = `${toPointer('/pages', page)}/blocks/${index}`;
      const ids: [string | undefined, string][] = [[block.id, `${at}/id`]];
      if (block.type === 'people')
        for (const [number, { id }] of block.people.entries())
          ids.push([id, `${at}/people/${number}/id`]);
      return ids.flatMap(([id, pointer]): Finding[] => {
        if (id === undefined) return [];
        if (seen.has(id)) return [{ code: 'duplicate-id', file, pointer, params: { id } }];
        seen.add(id);
        return [];
      });
    });
  });
}

function checkTitles({ file, manifest }: CheckContext): Finding[] {
  const seen = new Map<string, string>();
  return Object.entries(manifest.pages).flatMap(([second, { title, layout }]): Finding[] => {
    const first = seen.get(title);
    if (first === undefined) {
      if (layout !== 'switcher') seen.set(title, second);
      return [];
    }
    const pointer = `${toPointer('/pages', second)}/title`;
    const other = `${toPointer('/pages', first)}/title`;
    const related = [{ file, pointer: other, message: `"${first}" has it here.` }];
    return [{ code: 'duplicate-title', file, pointer, params: { first, second }, related }];
  });
}

function checkUnused({ contents, files }: CheckContext, bound: ReadonlySet<string>): Finding[] {
  return [...files]
    .filter(([path, { kind }]) => kind === 'file' && path.endsWith('.txt'))
    .filter(([path]) => !bound.has(path) && !contents.has(path))
    .map(([path]) => ({
      code: 'unused-file',
      file: toContentName(path),
      pointer: '',
      params: { path },
    }));
}

/** `bound` holds the content files that the manifest names, sound or not. */
export const checkWords = (
  context: CheckContext,
  bound: ReadonlySet<string>,
): readonly Finding[] => [
  ...checkPictures(context),
  ...checkIds(context),
  ...checkTitles(context),
  ...checkUnused(context, bound),
];
