// A derived site, its assets and renderers → the one list of files that a build writes, a server sends, a shard gets.
// Compressed copies and the listing of all files follow from it.
import { needsOf } from '../blocks/needs';
import { toFilePath } from '../content/addresses';
import { netlifyFormsFile } from '../content/output-paths';
import { isReservedKey } from '../content/reserved-keys';
import { rootFiles } from '../content/reserved-names';
import type { Site } from '../model/site';
import { buildNetlifyForms } from '../site/netlify-forms';
import { buildLlmsText, buildWebManifest } from '../site/site-facts';
import { buildIndex, buildRobots, buildSitemap } from '../site/sitemap';
import { toFallbackFile } from './fallback-file';
import { type Output, type Owner, once, toJson, toOutput } from './output';
import { listPages } from './page-outputs';
import { makeScope, type OutputsOf, type Scope } from './scope';

const owner = 'all';

/** A content file belongs to the page that shows it, unless there are several. */
function findOwners({ pages }: Site): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { id, contentFiles } of Object.values(pages))
    for (const address of new Set(contentFiles))
      owners.set(address, owners.has(address) ? 'all' : { page: id });
  return owners;
}

/** Content files as visitors fetch them. */
function* listContents({ site }: Scope): Iterable<Output> {
  const owners = findOwners(site);
  for (const [address, items] of Object.entries(site.contents))
    yield toOutput(toFilePath(site.shell.base, address), {
      owner: owners.get(address) ?? 'all',
      input: () => ({ items }),
      make: (input) => toJson(input.items),
    });
}

/** Documents for addresses without a page. On hosts without redirects gone addresses look like unknown ones. */
function* listOthers({ site, assets, context, renderers }: Scope): Iterable<Output> {
  const needs = needsOf(null, assets);
  const toNotFound = (path: string): Output =>
    toOutput(path, { owner, input: () => ({ context, needs }), make: renderers.notFound });
  yield toNotFound(rootFiles.notFound);
  const written = new Set<string>();
  for (const redirect of site.redirects) {
    const { to } = redirect;
    const path = toFallbackFile(redirect);
    // Of two spellings of one address the first counts.
    if (path === undefined || written.has(path)) continue;
    written.add(path);
    yield to === undefined
      ? toNotFound(path)
      : toOutput(path, { owner, input: () => ({ context, to }), make: renderers.redirect });
  }
}

const toLines = ({ lines }: { readonly lines: readonly string[] }): string =>
  `${lines.join('\n')}\n`;

/** Files about the whole site for machines. */
function* listSiteFacts({ site, context, common }: Scope): Iterable<Output> {
  const { origin, shell } = site;
  const index = { owner, sources: [common], input: once(() => buildIndex(site)) } as const;
  yield toOutput(rootFiles.sitemap, { ...index, make: buildSitemap });
  yield toOutput(rootFiles.llms, { ...index, make: buildLlmsText });
  yield toOutput(rootFiles.robots, { owner, input: () => ({ origin, shell }), make: buildRobots });
  const facts = { owner, input: () => context.site, make: buildWebManifest } as const;
  yield toOutput(rootFiles.webManifest, facts);
  for (const [path, lines] of Object.entries(site.rootFiles ?? {}))
    if (!isReservedKey(path))
      yield toOutput(path, { owner, input: () => ({ lines }), make: toLines });
  const { netlifyForms: forms } = site;
  if (forms !== undefined)
    yield toOutput(netlifyFormsFile, { owner, input: () => ({ forms }), make: buildNetlifyForms });
}

function* listFiles({ files }: Scope): Iterable<Output> {
  for (const { path, hash, read } of files)
    yield toOutput(path, { owner, input: () => ({ path, ...(hash && { hash }) }), make: read });
}

export function* listOutputs(of: OutputsOf): Iterable<Output> {
  const scope = makeScope(of);
  yield* listPages(scope);
  yield* listContents(scope);
  yield* listOthers(scope);
  yield* listSiteFacts(scope);
  yield* listFiles(scope);
}
