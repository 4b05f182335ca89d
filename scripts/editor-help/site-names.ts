// The folder of a site → the names that its manifest may use, as far as they can be read.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTextKind } from '../../engine/content/addresses/text-kind';
import { isReservedKey } from '../../engine/content/shape/reserved-keys';
import { isRecord, type Json } from '../../engine/model/json';
import type { Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';
import { findIconNames } from '../source/icon-sprite';
import { listFiles } from '../source/read-site';
import { listCollections } from './item-help';
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

/** Undefined while it is not valid JSON. */
export function readManifest({ root }: Workspace): Json | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(root, manifestFile), 'utf8'));
    return isRecord(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Of more, nobody looks for one in a list: any id with a colon is accepted. */
const maxItems = 500;

/** The items of collections that are files, by id: the latest names. */
function describeItems(manifest: Json, files: readonly string[], root: string) {
  const found = listCollections(manifest).flatMap(({ id, folder }) =>
    files.flatMap((path): [string, string][] => {
      const [, name] = /([a-z0-9-]+)\.(?:md|json)$/.exec(path) ?? [];
      return name !== undefined && path.startsWith(`${folder}/`) ? [[`${id}:${name}`, path]] : [];
    }),
  );
  return found
    .slice(0, maxItems)
    .map(([id, path]): [string, string] => [id, readTitle(root, path) ?? '']);
}

export function readSiteNames(manifest: Json, workspace: Workspace): SiteNames {
  const { root } = workspace;
  const files = [...listFiles(root)]
    .filter(([, { kind }]) => kind === 'file')
    .map(([path]) => path)
    .sort();
  const toNames = (names: readonly string[]) => new Map(names.map((name) => [name, '']));
  return {
    page: new Map([...describe(manifest.pages, root), ...describeItems(manifest, files, root)]),
    form: describe(manifest.forms, root),
    collection: describe(manifest.collections, root),
    service: describe(manifest.services, root),
    icon: toNames([...findIconNames(workspace)].sort()),
    content: toNames(files.filter((path) => findTextKind(path) !== undefined)),
    file: toNames(files.filter((path) => findTextKind(path) === undefined)),
  };
}
