// The folder of a site → the names that its manifest may use, as far as they can be read.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTextKind } from '../../engine/content/addresses/text-kind';
import { isReservedKey } from '../../engine/content/shape/reserved-keys';
import { isRecord } from '../../engine/model/json';
import type { Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';
import { findIconNames } from '../source/icon-sprite';
import { listFiles } from '../source/read-site';
import type { SiteNames } from './site-schema';

type NamedEntries = Readonly<
  Record<string, { readonly title?: unknown; readonly path?: unknown; readonly document?: unknown }>
>;

/** The title in the front matter of a document, as far as its line says it. */
function readTitle(root: string, path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  try {
    const text = readFileSync(join(root, 'files', path), 'utf8');
    const [, line] = /^---[ \t]*\r?\n(?:(?!---).*\r?\n)*?title:[ \t]*(.*\S)/.exec(text) ?? [];
    return line?.replace(/^(["'])(.*)\1$/, '$2');
  } catch {
    return undefined;
  }
}

function describe(part: unknown, root: string): Map<string, string> {
  const entries = Object.entries(isRecord(part) ? (part as NamedEntries) : {});
  return new Map(
    entries
      .filter(([id]) => !isReservedKey(id))
      .map(([id, value]) => {
        const title = value?.title ?? readTitle(root, value?.document);
        const facts = [title, value?.path].filter((fact) => typeof fact === 'string');
        return [id, facts.join(', ')];
      }),
  );
}

/** Undefined while the manifest is not valid JSON: the previous names are better than nothing. */
export function readSiteNames(workspace: Workspace): SiteNames | undefined {
  const { root } = workspace;
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(join(root, manifestFile), 'utf8'));
  } catch {
    return undefined;
  }
  if (!isRecord(manifest)) return undefined;
  const files = [...listFiles(root)]
    .filter(([, { kind }]) => kind === 'file')
    .map(([path]) => path)
    .sort();
  const toNames = (names: readonly string[]) => new Map(names.map((name) => [name, '']));
  return {
    page: describe(manifest.pages, root),
    form: describe(manifest.forms, root),
    collection: describe(manifest.collections, root),
    service: describe(manifest.services, root),
    icon: toNames([...findIconNames(workspace)].sort()),
    content: toNames(files.filter((path) => findTextKind(path) !== undefined)),
    file: toNames(files.filter((path) => findTextKind(path) === undefined)),
  };
}
