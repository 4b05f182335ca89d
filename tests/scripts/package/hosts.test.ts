// Not quick: it packs the engine.
// The lines of the guide for hosts, followed in a folder of its own as far as it goes without the service: the build command,
// the folder, and the files that a host reads, by the parser of that host or by a real one.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readListing } from '../../../scripts/output/build-listing';
import { type RunningNginx, startNginx } from '../../nginx';
import { type Installed, installPackage } from './installed';

const guide = readFileSync('scripts/package/HOSTING.md', 'utf8');

/** The paragraph of a host, up to that of the next one. */
const readGuide = (host: string): string => {
  const [, text = ''] = guide.split(`**${host}.**`);
  return text.split(/\n\*\*/)[0] ?? '';
};

let installed: Installed;
let root: string;
let dist: string;
beforeAll(async () => {
  installed = await installPackage();
  root = installed.copySite('tests/sites/everything', 'everything');
  dist = join(root, 'dist');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.build).toBe('node scripts/run.cjs build');
  // What `npm run build` is in the package.json of a new site.
  const built = installed.run(root, 'build', '--now', '2026-03-01');
  expect({ ...built, stdout: '' }).toEqual({ status: 0, stdout: '', stderr: '' });
});
afterAll(() => installed.remove());

const listFacts = () => {
  const listing = readListing(dist);
  if (listing === undefined) throw new Error('There is no build.');
  return listing;
};

describe('Netlify', () => {
  test('is told the command and the folder that a new site has', () => {
    expect(readGuide('Netlify')).toContain('`npm ci && npm run build`, publish folder `dist`');
    expect(statSync(join(dist, 'index.html')).isFile()).toBe(true);
  });

  test('reads every header', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(dist, '_headers')],
      netlifyConfigPath: undefined,
      configHeaders: undefined,
      minimal: true,
    });
    expect(errors).toEqual([]);
    const facts = listFacts();
    expect(headers).toEqual([
      { for: `${facts.base}*`, values: facts.headers },
      {
        for: `${facts.base}_site/assets/*`,
        values: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      },
    ]);
  });

  test('reads every redirect', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(dist, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const { base, redirects: asked } = listFacts();
    const read = redirects as { from: string; to?: string; status: number; force?: boolean }[];
    for (const { from, to, status, query, kept } of asked) {
      const found = read.filter((one) => one.from === encodeURI(base.slice(0, -1) + from));
      const target = to ?? `${base}404.html`;
      expect(found, from).toContainEqual(
        expect.objectContaining({
          ...{ to: target, status, force: !kept },
          ...(query && {
            query: Object.fromEntries(
              query.map(([name, value]) => [name, encodeURIComponent(value)]),
            ),
          }),
        }),
      );
    }
    expect(asked.length).toBeGreaterThan(3);
  });
});

test('GitHub Pages can take the folder: plain files that anybody may read, and a page for unknown addresses', () => {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    expect(entry.isFile() || entry.isDirectory(), entry.name).toBe(true);
    const { mode } = statSync(join(entry.parentPath, entry.name));
    expect(mode & 0o444, entry.name).toBe(0o444);
  }
  for (const name of ['404.html', '.nojekyll'])
    expect(statSync(join(dist, name)).isFile()).toBe(true);
});

test('the job for GitHub Pages goes on where the workflow of a site ends', () => {
  const [, yaml = ''] = /```yaml\n([^`]*)```/.exec(readGuide('GitHub Pages')) ?? [];
  const workflow = readFileSync('scripts/starter/home/workflow.yml', 'utf8')
    .replaceAll('{install}', 'npm ci')
    .replaceAll('{run}', 'npx --no plinth');
  const { jobs } = parse(workflow + yaml);
  const { needs, steps, permissions } = jobs.deploy;
  expect(Object.keys(jobs)).toContain(needs);
  const uploaded = jobs[needs].steps.map((step: { with?: { name?: string } }) => step.with?.name);
  expect(uploaded).toContain(steps[0].with.name);
  expect(steps[1].with.path).toBe(steps[0].with.path);
  expect(permissions).toEqual({ pages: 'write', 'id-token': 'write' });
});

describe('nginx', () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx(dist, listFacts().base);
  });
  afterAll(() => nginx?.stop());

  test('serves it with the lines that the guide shows', async () => {
    expect(readGuide('nginx')).toContain('include /srv/www/_site/nginx.conf;');
    const { base, headers, redirects } = listFacts();
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${nginx.port}${path}`, { redirect: 'manual' });
    const home = await ask(base);
    expect(home.status).toBe(200);
    for (const [name, value] of Object.entries(headers)) expect(home.headers.get(name)).toBe(value);
    expect((await ask(`${base}no-such-page`)).status).toBe(404);
    const plain = redirects.filter(({ to, query, below }) => to && !query && !below);
    expect(plain.length).toBeGreaterThan(0);
    for (const { from, status } of plain)
      expect((await ask(encodeURI(base.slice(0, -1) + from))).status, from).toBe(status);
  });
});
