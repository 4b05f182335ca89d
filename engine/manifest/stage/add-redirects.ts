// A manifest + the rows of its list of redirects, and what items say of their addresses → the same with all of these redirects.
import type { Manifest } from '../../generated/manifest';
import type { MadeRedirect } from '../collections/item-redirects';
import { redirectList } from '../redirect-list';
import { parseRedirectList, type RedirectRow } from '../text/parse-redirect-list';
import type { Origin } from './origins';
import { resolveRedirects } from './resolve-redirects';
import type { SourceReader } from './source-reader';

/** The rows of the list of redirects. */
export function readRedirects(reader: SourceReader): readonly RedirectRow[] {
  const { text = '', findings: broken = [] } = reader.readIfThere(redirectList) ?? {};
  // Of bytes that are no text nothing else is said.
  const { rows, findings } = parseRedirectList(broken.length > 0 ? '' : text);
  for (const finding of findings) reader.findings.push(finding);
  return rows;
}

interface Added {
  readonly rows: readonly RedirectRow[];
  readonly made: readonly MadeRedirect[] | undefined;
  readonly reader: SourceReader;
  readonly origins: Map<string, Origin>;
}

/** Rows count as if they stood in the manifest, after its own redirects; then come those that items make. */
export function addRedirects(
  manifest: Manifest,
  { rows, made = [], reader, origins }: Added,
): void {
  if (rows.length === 0 && made.length === 0) return;
  const { redirects, places, findings } = resolveRedirects(rows, manifest);
  for (const finding of findings) reader.findings.push(finding);
  const id = rows.length === 0 ? reader.manifest.id : redirectList;
  const first = manifest.redirects.length;
  const table = { first, rows: places, made: made.map(({ place }) => place) };
  origins.set('/redirects', { source: id, table });
  const all = [...manifest.redirects, ...redirects, ...made.map(({ redirect }) => redirect)];
  Object.assign(manifest, { redirects: all });
}
