// A copy of a site, as the editor's server and its shell know it.
import { join } from 'node:path';
import type { JsonValue } from '../../../engine/model/json';
import { Base } from '../../../scripts/edit/base';
import { EditSession } from '../../../scripts/editor/server/edit-session';
import { listCollections, listKinds } from '../../../scripts/editor/server/list-collections';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import type { EditorState } from '../../../scripts/editor/site-state';
import { manifestFile } from '../../../scripts/journal/site-paths';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

export interface OpenSession {
  readonly session: EditSession;
  readonly site: EditorState;
  readonly schemas: Schemas;
}

/** `folder`: where copies are made. */
export async function openSession(from: string, folder: string): Promise<OpenSession> {
  const root = join(folder, from.replaceAll('/', '-'));
  copySiteFolder(from, root);
  const base = new Base(await openWorld(root, { documents: true }));
  const session = new EditSession({ root, findBase: () => base, onWritten: () => undefined });
  const manifest = base.source.sources.get(manifestFile)?.read();
  const text = manifest && 'text' in manifest ? manifest.text : '{}';
  const parsed = JSON.parse(text) as { pages: Record<string, { path: string; title: string }> };
  const site = {
    manifest: parsed as JsonValue,
    pages: Object.entries(parsed.pages).map(([id, { path, title }]) => ({ id, path, title })),
    collections: listCollections(base, parsed as JsonValue, undefined),
    kinds: listKinds(base),
    files: [...base.source.files].flatMap(([path, { kind }]) => (kind === 'file' ? [path] : [])),
    icons: [...base.source.icons].sort(),
  } as unknown as EditorState;
  const schemas = Object.fromEntries(base.world.contract.schemas) as unknown as Schemas;
  return { session, site, schemas };
}
