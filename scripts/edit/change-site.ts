// A site as it is on the disk, and changes that are not written → the site to validate: texts, pictures, icons.
import { changeSources } from '../../engine/manifest/change-sources';
import type { SiteSource } from '../../engine/manifest/site-source';
import type { Workspace } from '../files/workspace';
import { inspectFile } from '../inspect/inspect-file';
import type { Content } from '../journal/bytes';
import type { FileChange } from '../journal/exchange-files';
import { listBuiltInIcons } from '../source/icon-sprite';
import { decode } from '../source/read-text';

const toBytes = (content: Content): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);

const toText = (content: Content | undefined) =>
  typeof content === 'object' ? decode(toBytes(content)) : content;

/** The names of the icons, those that come and go with their drawings among them. */
function changeIcons(
  icons: SiteSource['icons'],
  changes: readonly FileChange[],
  workspace: Workspace,
): SiteSource['icons'] {
  const own = changes.flatMap(({ path, after }) => {
    const name = /^files\/icons\/([^/]+)\.svg$/.exec(path)?.[1];
    return name === undefined ? [] : [{ name, isThere: after !== undefined }];
  });
  if (own.length === 0) return icons;
  const changed = new Set(icons);
  const builtIn = new Set(listBuiltInIcons(workspace));
  for (const { name, isThere } of own)
    if (isThere) changed.add(name);
    else if (!builtIn.has(name)) changed.delete(name);
  return changed;
}

export function changeSite(
  source: SiteSource,
  changes: readonly FileChange[],
  workspace: Workspace,
): SiteSource {
  const contents = new Map(changes.map(({ path, after }) => [path, after]));
  const texts = new Map([...contents].map(([path, content]) => [path, toText(content)]));
  return {
    ...changeSources(source, texts),
    icons: changeIcons(source.icons, changes, workspace),
    inspect: (path) => {
      const content = contents.get(`files/${path}`);
      return content === undefined ? source.inspect?.(path) : inspectFile(path, toBytes(content));
    },
  };
}
