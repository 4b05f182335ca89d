// Not quick: a server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../../scripts/files/workspace';
import { writeOutput } from '../../../scripts/output/build-output';
import type { LocalServer } from '../../../scripts/serve/local-server';
import { startServer } from '../../../scripts/serve/start-server';
import {
  type BuiltSite,
  facts,
  files,
  makeSite,
  provider,
  secret,
  video,
} from '../output/built-site';
import { getRaw, sendRaw } from './raw-request';
import { traversals } from './traversals';

let site: BuiltSite;
let server: LocalServer;

beforeAll(async () => {
  site = await makeSite();
  server = await startServer({ ...site, port: 0 });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const revalidated = 'public, max-age=0, must-revalidate';

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, { redirect: 'manual', ...init });

describe('pages', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/a', 200, '<h1>A</h1>'],
    ['/a/b', 200, '<h1>B</h1>'],
    ['/a/b?x=1', 200, '<h1>B</h1>'],
    ['/nothing', 404, 'Nothing here'],
    ['/404', 404, 'Nothing here'],
    ['/404.html', 404, 'Nothing here'],
    ['/gone', 410, 'Nothing here'],
    ['/_site/build.json', 404, 'Nothing here'],
    ['/_headers', 404, 'Nothing here'],
  ])('%s answers %i', async (path, status, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cache-control')).toBe(revalidated);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['/a/b/', 308, '/a/b'],
    ['/A/B', 308, '/a/b'],
    ['/a/b.html', 308, '/a/b'],
    ['/a/b.html?x=1', 308, '/a/b?x=1'],
    ['/index.html', 308, '/'],
    ['/old', 301, '/a/b'],
    ['/old?x=1', 301, '/a/b?x=1'],
    ['/older', 308, 'https://elsewhere.example/'],
  ])('%s redirects with %i to %s', async (path, status, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });
});

test('hashed assets are immutable, other files are revalidated', async () => {
  const cached = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cached('/_site/assets/app-ABCDEFGH.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/_site/pages/a/b.json', '/files/words.txt', '/_site/site-manifest.json'])
    expect(await cached(path)).toBe(revalidated);
});

describe('traversal', () => {
  test('no address shows anything but the build', async () => {
    expect(traversals.length).toBeGreaterThan(60);
    await Promise.all(
      traversals.map(async (target) => {
        const answer = await getRaw(server.port, target);
        expect([400, 404], target).toContain(answer.status);
        expect(answer.body, target).not.toContain(secret);
        expect(answer.body, target).not.toContain('root:');
      }),
    );
  });

  test.each([
    '/%',
    '/%zz',
    '/%00',
    '/a\\b',
    '/a%5cb',
    '/a%2fb',
    `/${'a'.repeat(3000)}`,
    'http://127.0.0.1/',
    '*',
  ])('malformed %s answers 400', async (target) => {
    expect((await getRaw(server.port, target)).status).toBe(400);
  });

  test('garbage and an endless header are refused', async () => {
    expect((await sendRaw(server.port, 'nonsense\r\n\r\n')).status).toBe(400);
    const long = await getRaw(server.port, '/', ['Host: x', `X: ${'a'.repeat(40_000)}`]);
    expect(long.status).toBe(431);
  });
});

describe('foreign hosts and origins', () => {
  test.each([
    'evil.example',
    'evil.example:80',
    '127.0.0.1',
    '127.0.0.1:1',
    'localhost.evil.example',
    '',
  ])('Host "%s" is refused', async (host) => {
    const answer = await getRaw(server.port, '/', [`Host: ${host}`]);
    expect([400, 421]).toContain(answer.status);
    expect(answer.body).not.toContain('Home');
  });

  test('every name of the loopback is answered', async () => {
    for (const name of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])
      expect((await getRaw(server.port, '/', [`Host: ${name}:${server.port}`])).status).toBe(200);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'Origin %s may not post',
    async (origin) => {
      const answer = await get('/api/v1.0/email/send-form', {
        method: 'POST',
        headers: { origin },
      });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s answers 405',
  async (method) => {
    const answer = await getRaw(
      server.port,
      '/a',
      [`Host: 127.0.0.1:${server.port}`, 'Content-Length: 0'],
      method,
    );
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

describe('HEAD, conditions and encodings', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const head = await get('/a/b', { method: 'HEAD' });
    const whole = await get('/a/b');
    for (const name of ['content-length', 'etag', 'content-type', 'content-encoding'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    expect(await head.text()).toBe('');
  });

  test('a known version answers 304, in any encoding', async () => {
    const headers = (tag: string) => ({ headers: { 'if-none-match': tag } });
    const tag = (await get('/a')).headers.get('etag') ?? '';
    expect((await get('/a', headers(tag))).status).toBe(304);
    expect((await get('/a', headers(`"x", W/${tag}`))).status).toBe(304);
    expect((await get('/a', headers('"x"'))).status).toBe(200);
    expect((await get('/none', headers('*'))).status).toBe(404);
    const film = await get('/_site/assets/film-0123456789abcdef.mp4');
    const again = headers(film.headers.get('etag') ?? '');
    expect((await get('/_site/assets/film-0123456789abcdef.mp4', again)).status).toBe(304);
  });

  test('text is sent in the encoding that is accepted', async () => {
    const raw = async (accepted: string) => {
      const answer = await getRaw(server.port, '/a/b', [
        `Host: 127.0.0.1:${server.port}`,
        `Accept-Encoding: ${accepted}`,
      ]);
      const body = Buffer.from(answer.body, 'latin1');
      return [answer.headers.get('content-encoding'), body, answer.headers.get('vary')] as const;
    };
    const plain = files.find(([path]) => path === 'a/b.html')?.[1];
    const [br, brotli, vary] = await raw('gzip, br');
    expect([br, brotliDecompressSync(brotli).toString(), vary]).toEqual([
      'br',
      plain,
      'accept-encoding',
    ]);
    const [gz, gzipped] = await raw('gzip, br;q=0');
    expect([gz, gunzipSync(gzipped).toString()]).toEqual(['gzip', plain]);
    expect((await raw('identity'))[0]).toBeUndefined();
  });
});

describe('ranges', () => {
  const path = '/_site/assets/film-0123456789abcdef.mp4';
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', video.subarray(0, 10)],
    ['bytes=990-', 206, 'bytes 990-999/1000', video.subarray(990)],
    ['bytes=-5', 206, 'bytes 995-999/1000', video.subarray(995)],
    ['bytes=0-99999', 206, 'bytes 0-999/1000', video],
    ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
    ['bytes=-0', 416, 'bytes */1000', Buffer.alloc(0)],
    ['bytes=5-2', 200, null, video],
    ['bytes=0-1,3-4', 200, null, video],
    ['lines=0-1', 200, null, video],
  ])('%s answers %i', async (range, status, content, bytes) => {
    const answer = await get(path, { headers: { range } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, content]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });

  test('a range of another version is answered with the whole', async () => {
    const answer = await get(path, { headers: { range: 'bytes=0-1', 'if-range': '"x"' } });
    expect(answer.status).toBe(200);
  });
});

describe('while serving', () => {
  test('forms send here, under the name by which the site was asked for', async () => {
    const shared = await (await get('/_site/assets/shared-ABCDEFGH.json')).json();
    expect(shared.shell.providers.one.origin).toBe(server.origin);
    expect(shared.shell.providers.two.origin).toBe(server.origin);
    expect(shared.site.origin).toBe('https://site.example');
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toBe("default-src 'none'; connect-src 'self'; form-action 'self'");
    const other = `localhost:${server.port}`;
    const raw = await getRaw(server.port, '/_site/assets/shared-ABCDEFGH.json', [`Host: ${other}`]);
    expect(raw.body).toContain(`"origin":"http://${other}"`);
    expect(raw.headers.get('cache-control')).toBe(revalidated);
    expect(raw.body).not.toContain(provider);
  });

  test('what another system answers is named, whatever is below', async () => {
    for (const path of ['/shop', '/shop/clocks?kind=wall', '/Shop/']) {
      const answer = await get(path);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain(`another system answers ${path.replace(/\?.*/, '')}.`);
    }
    expect((await get('/shopping')).status).toBe(404);
  });

  test('a new build shows without a gap', async () => {
    const own = await makeSite();
    const running = await startServer({ ...own, port: 0 });
    const statuses = new Set<number>();
    let last = '';
    let done = false;
    const visits = (async () => {
      while (!done) {
        const answer = await fetch(`${running.origin}/a/b`);
        statuses.add(answer.status);
        last = await answer.text();
      }
    })();
    for (let round = 0; round < 15; round += 1) {
      const changed = files.map(
        ([path, text]) => [path, path === 'a/b.html' ? `round ${round}` : text] as const,
      );
      await writeOutput({ ...openWorkspace(own.root), outDir: own.outDir }, changed, facts);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    done = true;
    await visits;
    expect([...statuses]).toEqual([200]);
    expect(last).toBe('round 14');
    await running.close();
    own.remove();
  });

  test('a file edited by hand is shown as it is', async () => {
    const own = await makeSite();
    const running = await startServer({ ...own, port: 0 });
    writeFileSync(join(own.outDir, 'a.html'), 'edited');
    expect(await (await fetch(`${running.origin}/a`)).text()).toBe('edited');
    await running.close();
    own.remove();
  });
});

test('a base path holds the whole site', async () => {
  const own = await makeSite({ base: '/sub/' });
  const running = await startServer({ ...own, port: 0 });
  const ask = async (path: string) => {
    const answer = await fetch(running.origin + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await ask('/')).toEqual([307, '/sub/']);
  expect(await ask('/sub')).toEqual([308, '/sub/']);
  expect(await ask('/sub/')).toEqual([200, null]);
  expect(await ask('/sub/a/b')).toEqual([200, null]);
  expect(await ask('/sub/a/b/')).toEqual([308, '/sub/a/b']);
  expect(await ask('/sub/index.html')).toEqual([308, '/sub/']);
  expect(await ask('/a/b')).toEqual([404, null]);
  expect(await ask('/subside/a')).toEqual([404, null]);
  await running.close();
  own.remove();
});

test('a busy port gives way to the next, a folder without a build is refused', async () => {
  const second = await startServer({ ...site, port: server.port });
  expect(second.port).toBeGreaterThan(server.port);
  await second.close();
  await expect(startServer({ ...site, outDir: site.root, port: 0 })).rejects.toThrow(
    /contains no build/,
  );
});

test('clients that leave or stall do not stop the server', async () => {
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      const control = new AbortController();
      const visit = fetch(`${server.origin}/_site/assets/film-0123456789abcdef.mp4`, {
        signal: control.signal,
      });
      setTimeout(() => control.abort(), Math.random() * 10);
      await visit.then((answer) => answer.arrayBuffer()).catch(() => undefined);
    }),
  );
  expect((await get('/')).status).toBe(200);
});

test('a build that is gone while it is served is said to be', async () => {
  const other = await makeSite();
  const served = await startServer({ ...other, port: 0 });
  other.remove();
  const answer = await fetch(`${served.origin}/a`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('build the site again');
  await served.close();
});
