// Not quick: a server.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Finding } from '../../../engine/model/finding';
import { createAnswers } from '../../../engine/output/answer';
import { startDevServer } from '../../../scripts/dev/dev-server';
import type { DevEvent, DevSite, DevUpdate } from '../../../scripts/dev/dev-site';
import { watchFiles } from '../../../scripts/dev/watch-files';
import { openWorkspace } from '../../../scripts/files/workspace';
import type { LocalServer } from '../../../scripts/serve/local-server';
import type { ServedSite } from '../../../scripts/serve/served-site';
import { getRaw } from '../serve/raw-request';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-'));
  mkdirSync(join(root, 'files'));
  writeFileSync(join(root, 'site.manifest.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('watching', () => {
  test('tells of files written, replaced, made in new folders and removed', async () => {
    const seen: string[] = [];
    const manifest = join(root, 'site.manifest.json');
    const watch = watchFiles({
      paths: [manifest, join(root, 'files')],
      onChange: (changed) => seen.push(...changed),
    });
    const expectSeen = async (path: string) => {
      await vi.waitFor(() => expect(seen).toContain(path), { timeout: 20_000, interval: 5 });
      seen.length = 0;
    };
    writeFileSync(manifest, '{"a":1}');
    await expectSeen(manifest);
    for (const text of ['{"b":2}', '{"c":33}']) {
      writeFileSync(join(root, '.swap'), text);
      renameSync(join(root, '.swap'), manifest);
      await expectSeen(manifest);
    }
    mkdirSync(join(root, 'files/new/deep'), { recursive: true });
    writeFileSync(join(root, 'files/new/deep/a.txt'), '[]');
    await expectSeen(join(root, 'files/new/deep/a.txt'));
    writeFileSync(join(root, 'files/new/deep/a.txt'), '["more"]');
    await expectSeen(join(root, 'files/new/deep/a.txt'));
    rmSync(join(root, 'files/new/deep/a.txt'));
    await expectSeen(join(root, 'files/new/deep/a.txt'));
    writeFileSync(join(root, 'files/a.txt'), '[]');
    await expectSeen(join(root, 'files/a.txt'));
    for (let round = 0; round < 2; round += 1) {
      renameSync(join(root, 'files'), join(root, 'elsewhere'));
      await expectSeen(join(root, 'files/a.txt'));
      renameSync(join(root, 'elsewhere'), join(root, 'files'));
      await expectSeen(join(root, 'files/a.txt'));
      rmSync(join(root, 'files'), { recursive: true });
      await expectSeen(join(root, 'files/a.txt'));
      mkdirSync(join(root, 'files'));
      writeFileSync(join(root, 'files/a.txt'), `[${round}]`);
      await expectSeen(join(root, 'files/a.txt'));
    }
    rmSync(manifest);
    await expectSeen(manifest);
    mkdirSync(manifest);
    await new Promise((resolve) => setTimeout(resolve, 40));
    rmSync(manifest, { recursive: true });
    writeFileSync(manifest, '{}');
    await expectSeen(manifest);
    writeFileSync(join(root, 'unwatched.txt'), '');
    writeFileSync(join(root, 'files/.hidden'), '');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(seen).toEqual([]);
    watch.close();
  });

  test('tells that the folder above was renamed, and that it is back', async () => {
    const seen: string[] = [];
    const site = join(root, 'site');
    const [manifest, text] = [join(site, 'site.manifest.json'), join(site, 'files/a.txt')];
    mkdirSync(join(site, 'files'), { recursive: true });
    for (const file of [manifest, text]) writeFileSync(file, '{}');
    const watch = watchFiles({
      paths: [manifest, join(site, 'files')],
      onChange: (changed) => seen.push(...changed),
    });
    const expectBoth = async () => {
      await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining([manifest, text])), {
        timeout: 20_000,
        interval: 5,
      });
      seen.length = 0;
    };
    renameSync(site, join(root, 'moved'));
    await expectBoth();
    renameSync(join(root, 'moved'), site);
    await expectBoth();
    writeFileSync(text, '["more"]');
    await vi.waitFor(() => expect(seen).toEqual([text]), { timeout: 20_000, interval: 5 });
    watch.close();
  });
});

describe('the development server', () => {
  let server: LocalServer;
  let next: DevUpdate;
  let updates: (readonly string[])[];
  const finding: Finding = {
    code: 'x',
    severity: 'error',
    file: 'site.manifest.json',
    pointer: '',
    line: 1,
    column: 2,
    parameters: {},
    message: 'Wrong.',
    hint: 'Mend it.',
    related: [],
  };
  const contents: Readonly<Record<string, string | Uint8Array>> = {
    'film.mp4': new Uint8Array([1, 2, 3, 4]),
    'a.html': '<head></head>A page',
    'broken.html': '',
  };
  const shown: ServedSite = {
    ...{ base: '/sub/', connects: [], providers: {}, shared: '' },
    headers: {
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Frame-Options': 'DENY',
    },
    answer: (path, query) => answerAt('/sub/')(path, query),
    open: async (path) => {
      const content = contents[path];
      if (content === undefined) return undefined;
      if (content === '') throw new Error('no <such> thing');
      return { bytes: Buffer.from(content), hash: path };
    },
  };
  const answerAt = (base: string): ServedSite['answer'] =>
    createAnswers({
      ...{ base, assetsBase: base, redirects: [] },
      files: new Map(Object.entries(contents)),
    });
  const gallery = { ...shown, base: '/_gallery/', answer: answerAt('/_gallery/') };
  const site: DevSite = {
    base: '/sub/',
    addresses: [],
    recipients: () => new Map([['/enquiries', { path: '/enquiries' }]]),
    find: (path) =>
      path === '/sub/early' ? undefined : path.startsWith('/_gallery/') ? gallery : shown,
    update: async (changed) => {
      updates.push(changed);
      return next;
    },
    findWords: () => undefined,
    serve: () => undefined,
    onDisk: undefined,
    shown: undefined,
    close: async () => undefined,
  };

  beforeEach(async () => {
    updates = [];
    next = { findings: [], effect: 'none' };
    server = await startDevServer({
      workspace: openWorkspace(root),
      port: 0,
      site,
      report: () => undefined,
      restart: () => undefined,
      sources: [],
    });
  });
  afterEach(() => server.close());

  test('brings its client into pages, and films in parts', async () => {
    const answer = await fetch(`${server.origin}/sub/a`);
    expect(await answer.text()).toBe(
      '<head><script type="module" src="/_dev/client.js?version=0"></script></head>A page',
    );
    // One that is put aside would hear of no change.
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const client = await (await fetch(`${server.origin}/_dev/client.js`)).text();
    expect(client).toContain('new EventSource(address)');
    expect(client).not.toMatch(/innerHTML|setAttribute\("style"/);
    const part = await fetch(`${server.origin}/sub/film.mp4`, { headers: { range: 'bytes=1-2' } });
    expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([
      206,
      new Uint8Array([2, 3]),
    ]);
    const home = await fetch(server.origin, { redirect: 'manual' });
    expect([home.status, home.headers.get('location')]).toEqual([307, '/sub/']);
  });

  test('lets the gallery be shown in frames, which take no connection that stays open', async () => {
    const ask = async (path: string, dest: string) => {
      const answer = await fetch(server.origin + path, { headers: { 'sec-fetch-dest': dest } });
      const { headers } = answer;
      return {
        follows: (await answer.text()).includes('/_dev/client.js'),
        framed:
          headers.get('content-security-policy')?.includes("frame-ancestors 'self'") &&
          headers.get('x-frame-options') === null,
      };
    };
    expect(await ask('/_gallery/a', 'iframe')).toEqual({ follows: false, framed: true });
    expect(await ask('/_gallery/a', 'document')).toEqual({ follows: true, framed: true });
    expect(await ask('/sub/a', 'iframe')).toEqual({ follows: true, framed: false });
  });

  test('shows every built-in icon with its name', async () => {
    const answer = await fetch(`${server.origin}/_gallery/icons`);
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const names = readdirSync('engine/ui/icons').map((file) => file.replace('.svg', ''));
    expect(names.length).toBeGreaterThan(10);
    const listOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name);
    expect(listOf(/<code>([\w-]+)<\/code>/g)).toEqual(names.sort());
    expect(listOf(/<use href="#([\w-]+)"/g)).toEqual(names);
    expect(listOf(/<symbol id="([\w-]+)" viewBox/g)).toEqual(names);
  });

  test('a page that cannot be rendered says so, and waits for the next change', async () => {
    const answer = await fetch(`${server.origin}/sub/broken`);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).toContain('no &#60;such> thing');
    expect(html).toContain('/_dev/client.js');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('before there is a site, findings have a page to stand over', async () => {
    const answer = await fetch(`${server.origin}/sub/early`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('<script type="module" src="/_dev/client.js');
  });

  test('is closed to other hosts, origins and methods', async () => {
    expect((await getRaw(server.port, '/_dev/events', ['Host: evil.example'])).status).toBe(421);
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await fetch(`${server.origin}/enquiries`, foreign)).status).toBe(403);
    expect((await fetch(`${server.origin}/sub/a`, { method: 'PUT' })).status).toBe(405);
    expect((await getRaw(server.port, '/%')).status).toBe(400);
  });

  test('tells open pages of changes and findings', async () => {
    const answer = await fetch(`${server.origin}/_dev/events`);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const events: DevEvent[] = [];
    const until = async (count: number) => {
      while (events.length < count) {
        const { value = '' } = (await reader?.read()) ?? {};
        for (const [, data = ''] of value.matchAll(/data: (.*)\n\n/g))
          events.push(JSON.parse(data));
      }
    };
    await until(2);
    expect(events.map(({ type }) => type)).toEqual(['hello', 'findings']);
    next = { findings: [finding], effect: 'none' };
    writeFileSync(join(root, 'site.manifest.json'), '{');
    await until(3);
    const text = '  error  x  Wrong.\n  Mend it.\n  engine/manifest/FINDINGS.md#x';
    const shown = { severity: 'error', place: 'site.manifest.json:1:2', text };
    expect(events[2]).toEqual({ type: 'findings', findings: [shown] });
    const effect = { css: false, shell: true, page: true, moved: {} };
    next = { findings: [], effect };
    writeFileSync(join(root, 'site.manifest.json'), '{"a":1}');
    await until(5);
    expect(events.slice(3)).toEqual([
      { type: 'findings', findings: [] },
      { type: 'change', version: 1, ...effect },
    ]);
    expect(await (await fetch(`${server.origin}/sub/a`)).text()).toContain('?version=1');
    next = { findings: [], error: 'There is nothing to read.', effect: 'none' };
    writeFileSync(join(root, 'site.manifest.json'), '');
    await until(6);
    expect(events[5]).toEqual({
      type: 'findings',
      findings: [{ severity: 'error', place: '', text: 'There is nothing to read.' }],
    });
    expect(updates[0]).toEqual([]);
    expect(updates.at(-1)).toEqual([join(root, 'site.manifest.json')]);
  });
});
