// A build → links that lead nowhere, and ids that are wrong, in all of its documents.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageEnding } from '../../engine/content/addresses/output-paths';
import { readListing } from '../output/build-listing';
import { ServedBuild } from '../serve/served-build';
import type { ServedSite } from '../serve/served-site';
import type { Passed } from './check';
import { findIdProblems, type Markup, parseMarkup } from './parse-markup';

/** Any: only addresses without one of their own are followed. */
const origin = 'http://site.invalid';

interface Documents {
  readonly site: ServedSite;
  /** By path relative to the output. */
  readonly markups: ReadonlyMap<string, Markup>;
}

interface Place {
  /** Relative to the output. */
  readonly path: string;
  readonly hash: string;
}

/** The file at the end of all redirects; undefined where there is none. */
function followTo({ site }: Documents, url: URL): Place | 'elsewhere' | undefined {
  let target = url;
  for (let step = 0; step < 10; step += 1) {
    const answer = site.answer(decodeURIComponent(target.pathname), target.search);
    if (answer.type === 'file') return { path: answer.path, hash: target.hash };
    if (answer.type !== 'redirect') return undefined;
    target = new URL(answer.location, target);
    if (target.origin !== origin) return 'elsewhere';
  }
  return undefined;
}

interface Link {
  /** The document that it stands in. */
  readonly file: string;
  readonly address: string;
}

const unknownAnchor = ({ ids }: Markup, anchor: string): boolean =>
  // Every document has a top.
  anchor !== '' && anchor !== 'top' && !ids.includes(anchor);

/** Why an address is wrong; undefined where it is right, or leads to another site. */
function findLinkProblem(documents: Documents, { file, address }: Link): string | undefined {
  const { markups, site } = documents;
  const from = `${origin}${site.base}${file.split('/').map(encodeURIComponent).join('/')}`;
  if (!URL.canParse(address, from)) return `"${address}" is not an address`;
  const url = new URL(address, from);
  if (url.origin !== origin) return undefined;
  // The document for unknown addresses is at none of its own.
  const found = address.startsWith('#') ? { path: file, hash: url.hash } : followTo(documents, url);
  if (found === 'elsewhere') return undefined;
  if (found === undefined) return `"${address}" leads nowhere`;
  const anchor = decodeURIComponent(found.hash.slice(1));
  const markup = markups.get(found.path);
  return markup !== undefined && unknownAnchor(markup, anchor)
    ? `"${address}" leads to "#${anchor}", which ${found.path} does not have`
    : undefined;
}

function readDocuments(outDir: string): Documents {
  const site = new ServedBuild(outDir).current();
  const listing = readListing(outDir);
  if (site === undefined || listing === undefined) throw new Error(`${outDir} contains no build.`);
  const files = Object.keys(listing.files).filter((file) => file.endsWith(pageEnding));
  return {
    site,
    markups: new Map(
      files.map((file) => [file, parseMarkup(readFileSync(join(outDir, file), 'utf8'))]),
    ),
  };
}

/** Problems that many documents have, as their shell has them, are told once. */
function gather(found: readonly (readonly [problem: string, file: string])[]): string[] {
  const files = new Map<string, string[]>();
  for (const [problem, file] of found) files.set(problem, [...(files.get(problem) ?? []), file]);
  return [...files].map(([problem, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` (and ${others.length} more documents)`;
    return `${first}${more}: ${problem}`;
  });
}

export function checkDocuments(outDir: string): Passed {
  const documents = readDocuments(outDir);
  const found = [...documents.markups].flatMap(([file, markup]) => {
    const links = markup.addresses.flatMap(
      (address) => findLinkProblem(documents, { file, address }) ?? [],
    );
    return [...links, ...findIdProblems(markup)].map((problem) => [problem, file] as const);
  });
  return { about: `${documents.markups.size} documents`, problems: gather(found) };
}
