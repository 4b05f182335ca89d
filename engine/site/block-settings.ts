// The block settings of a manifest → those of the types that pages show, and the custom properties from them.
import type { Manifest } from '../generated/manifest';
import type { BlockModules } from '../model/block-module';
import type { ShownSettings } from '../model/block-types';
import type { Site } from '../model/site';

/** The types that pages show. */
export const findTypes = (pages: Site['pages']): ReadonlySet<string> =>
  new Set(
    Object.values(pages).flatMap(({ blocks, nodes = [] }) => [
      ...blocks.map(({ type }) => type),
      // A node has the words of the block of its name.
      ...nodes,
    ]),
  );

/** Types without settings are listed too, so that an app knows which types its build shows. */
export function findSettings(
  shown: ReadonlySet<string>,
  manifest: Manifest,
  modules: BlockModules,
): ShownSettings {
  const given = new Map<string, object>(
    Object.entries(manifest.blockSettings).filter(
      ([type]) => modules.get(type)?.entry?.needsSettings?.(manifest) ?? true,
    ),
  );
  const types = [...modules.keys()].filter((type) => shown.has(type));
  return Object.fromEntries(types.map((type) => [type, given.get(type) ?? {}]));
}

export const findTokens = (
  settings: ShownSettings,
  modules: BlockModules,
): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(settings).map(
      ([type, own]) => own && modules.get(type)?.style?.tokens?.(own),
    ),
  );
