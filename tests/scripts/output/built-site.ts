// A small build in a temporary folder, with secrets around it that nothing may show.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkspace } from '../../../scripts/files/workspace';
import type { BuildFacts } from '../../../scripts/output/build-listing';
import { writeOutput } from '../../../scripts/output/build-output';
import type { OutputFile } from '../../../scripts/output/output-file';

export const secret = 'SECRET-OF-THIS-MACHINE';
export const provider = 'https://api.provider.example';

export const facts: BuildFacts = {
  base: '/',
  redirects: [
    { from: '/old', to: '/a/b', status: 301 },
    { from: '/older', to: 'https://elsewhere.example/', status: 308 },
    { from: '/gone', status: 410 },
  ],
  connects: [provider, 'https://forms.example'],
  headers: {
    'Content-Security-Policy': `default-src 'none'; connect-src 'self' ${provider}; form-action 'self' https://forms.example`,
    'X-Frame-Options': 'DENY',
  },
  shared: '_site/assets/shared-ABCDEFGH.json',
};

export const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

export const files: readonly OutputFile[] = [
  ['index.html', '<h1>Home</h1>'],
  ['404.html', '<h1>Nothing here</h1>'],
  ['a/b.html', `<h1>B</h1>${'text '.repeat(200)}`],
  ['a.html', '<h1>A</h1>'],
  ['_site/assets/app-ABCDEFGH.js', 'console.log(1)'],
  ['_site/site-manifest.json', '{}'],
  ['_site/assets/film-0123456789abcdef.mp4', video],
  ['_site/pages/a/b.json', '{"id":"b"}'],
  ['files/words.txt', '["words"]'],
  [
    '_site/assets/shared-ABCDEFGH.json',
    `{"site":{"origin":"https://site.example"},"shell":{"providers":{"one":{"type":"emailjs","origin":"${provider}"},"two":{"type":"post","origin":"https://forms.example","path":"/enquiries"},"three":{"type":"post","origin":"https://forms.example","path":"/letters"},"four":{"type":"post","origin":"https://forms.example","path":"/letters"},"five":{"type":"post","origin":"","path":"/papers","page":"/thanks","maxBytes":300000}},"elsewhere":["/shop/"]}}`,
  ],
];

export interface BuiltSite {
  readonly root: string;
  readonly outDir: string;
  remove(): void;
}

export async function makeSite(change: Partial<BuildFacts> = {}): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
  const root = join(folder, 'site');
  mkdirSync(root);
  writeFileSync(join(folder, 'secret.txt'), secret);
  writeFileSync(join(root, 'secret.txt'), secret);
  writeFileSync(join(root, '.env'), secret);
  const outDir = join(root, 'dist');
  await writeOutput({ ...openWorkspace(root), outDir }, files, { ...facts, ...change });
  return { root, outDir, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
