// A site → its documents and what else a build makes of it, in memory.
import { needsOf } from '../engine/blocks/needs';
import { decodeAddress } from '../engine/content/addresses/decode-address';
import { toPageFile } from '../engine/content/addresses/output-paths';
import { createRenderers } from '../engine/entry/prerender';
import type { PageDocument } from '../engine/model/document';
import type { Site } from '../engine/model/site';
import { makeContent, type Output } from '../engine/output/output';
import { listOutputs } from '../engine/output/outputs';
import { viewOf, withStyles } from '../engine/site/view-of';
import { bareAssets, publishBare } from './bare-assets';

export const outputsOf = (site: Site, assets = bareAssets): ReadonlyMap<string, Output> =>
  new Map(
    [...listOutputs({ ...publishBare(site, assets), renderers: createRenderers() })].map(
      (output) => [output.path, output] as const,
    ),
  );

/** Paths of files are as they are read, those in addresses are encoded. */
export function makeText(outputs: ReadonlyMap<string, Output>, path: string): string {
  const output = outputs.get(decodeAddress(path));
  if (output === undefined) throw new Error(`There is no output "${path}"`);
  return String(makeContent(output));
}

/** Makes documents of pages by id. */
export function makeRender(site: Site, assets = bareAssets): (id: string) => string {
  const outputs = outputsOf(site, assets);
  return (id) => makeText(outputs, toPageFile(site.pages[id]?.path ?? id));
}

/** What a page is rendered from, as it stands by itself. */
export function toPageDocument(site: Site, id: string, assets = bareAssets): PageDocument {
  const view = viewOf(site, id);
  return {
    context: { site, assets },
    view,
    needs: needsOf(withStyles(site, view), assets),
    jsonLd: null,
  };
}
