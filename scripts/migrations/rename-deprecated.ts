// A manifest with former names of members → the same with their present names.
import { renameFormer } from '../../engine/manifest/text/former-names';
import type { Shape } from '../../engine/model/shape';
import { getManifest } from '../edit/page-edits';
import type { SiteEdit } from '../edit/site-edit';
import { toJsonPath } from '../edit/to-json-path';
import { manifestFile as file } from '../journal/site-paths';

/** Returns what was renamed, each as a sentence. */
export function renameDeprecated(site: SiteEdit, shape: Shape): string[] {
  const manifest = getManifest(site);
  return renameFormer(shape, 'manifest', manifest).map(({ pointer, former, name, isDouble }) => {
    const path = [...toJsonPath(pointer, manifest), former];
    if (isDouble) site.apply({ op: 'unset', file, path });
    else site.apply({ op: 'rename key', file, path, key: name });
    return `"${former}" is called "${name}" now.`;
  });
}
