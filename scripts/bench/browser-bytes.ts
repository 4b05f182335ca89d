// A built site → what a browser fetches for its pages, in bytes after brotli.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { toFilePath } from '../../engine/content/addresses/addresses';
import { pageEnding } from '../../engine/content/addresses/output-paths';
import { rootFiles } from '../../engine/content/addresses/reserved-names';
import type { BuildListing } from '../output/build-listing';

export interface BrowserBytes {
  readonly what: string;
  /** The smallest, the median and the largest over all pages. */
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

function findScripts(outDir: string, base: string, first: readonly string[]): Set<string> {
  const found = new Set(first);
  for (const address of found) {
    const text = readFileSync(join(outDir, toFilePath(base, address)), 'utf8');
    for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g))
      found.add(address.slice(0, address.lastIndexOf('/') + 1) + name);
  }
  return found;
}

const matchOne = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const findSheets = (html: string): string[] =>
  [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);

function spread(what: string, values: readonly number[]): BrowserBytes {
  const sorted = [...values].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { what, min: sorted[0] ?? 0, median, max: sorted.at(-1) ?? 0 };
}

export function weighForBrowsers(outDir: string, { base, files }: BuildListing): BrowserBytes[] {
  const sizes = new Map<string, number>();
  const weigh = (address: string): number => {
    const path = join(outDir, toFilePath(base, address));
    const size = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).byteLength;
    sizes.set(path, size);
    return size;
  };
  const pages = Object.keys(files).filter(
    (path) => path.endsWith(pageEnding) && path !== rootFiles.notFound.path,
  );
  const weighed = pages.flatMap((path) => {
    const html = readFileSync(join(outDir, path), 'utf8');
    const state = matchOne(html, /<script type="application\/json">(.*?)<\/script>/s);
    // A document that only redirects.
    if (state === '') return [];
    const { app, modules, chunks } = JSON.parse(state).assets;
    const code = matchOne(html, /<script type="module">(.*?)<\/script>/s);
    const starter = brotliCompressSync(code).byteLength;
    const scripts = findScripts(outDir, base, [app, ...modules, ...chunks]);
    return [
      {
        document: findSheets(html).reduce((sum, sheet) => sum + weigh(sheet), weigh(base + path)),
        starter,
        script: [...scripts].reduce((sum, address) => sum + weigh(address), starter),
      },
    ];
  });
  return [
    spread(
      'HTML and CSS of a page',
      weighed.map(({ document }) => document),
    ),
    spread(
      'JavaScript before load',
      weighed.map(({ starter }) => starter),
    ),
    spread(
      'JavaScript in total',
      weighed.map(({ script }) => script),
    ),
  ];
}
