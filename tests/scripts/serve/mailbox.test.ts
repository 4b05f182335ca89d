// Not quick: a server.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalServer } from '../../../scripts/serve/local-server';
import { startServer } from '../../../scripts/serve/start-server';
import { type BuiltSite, makeSite } from '../output/built-site';

let site: BuiltSite;
let server: LocalServer;

beforeEach(async () => {
  site = await makeSite();
  server = await startServer({ ...site, port: 0, answers: true });
});
afterEach(async () => {
  await server.close();
  site.remove();
});

const emailPath = '/api/v1.0/email/send-form';
const complete = {
  from_name: 'Ada',
  // Form data carries line breaks as CR LF.
  message: 'Two\r\nlines',
  lib_version: '4.3.1',
  service_id: 's',
  template_id: 't',
  user_id: 'u',
};

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function post(path: string, body: FormData | string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.origin + path, { method: 'POST', body, headers });
  return [answer.status, await answer.text()] as const;
}

const folder = () => join(site.root, '.plinth', 'mailbox');

test('enquiries stand with their form, to whose provider nothing more is sent', async () => {
  const shared = await (await fetch(`${server.origin}/_site/assets/shared-ABCDEFGH.json`)).json();
  const send = (form: string, name: string) => {
    const { origin, path = emailPath } = shared.shell.providers[form];
    const body = formOf(form === 'one' ? { ...complete, from_name: name } : { name });
    return fetch(origin + path, { method: 'POST', body });
  };
  for (const [form, name] of [
    ['one', 'Ada'],
    ['three', 'Berta'],
    ['four', 'Carla'],
    ['three', 'Dora'],
  ] as const)
    expect((await send(form, name)).status).toBe(200);
  const requests = await (await fetch(`${server.origin}/_mailbox/requests`)).json();
  expect(requests.map(({ path }: { path: string }) => path)).toEqual([
    emailPath,
    '/letters',
    '/letters',
    '/letters',
  ]);
  expect(requests[3].fields).toEqual([['name', 'Dora']]);
  const inbox = await (await fetch(`${server.origin}/_mailbox`)).text();
  const groups = [...inbox.matchAll(/<section><h2>(.*?) <span>\((\d)\)(.*?)<\/section>/gs)];
  const names = groups.map(([, name, count, rest]) => [
    `${name} ${count}`,
    rest
      ?.match(/Ada|Berta|Carla|Dora/g)
      ?.sort()
      .join(),
  ]);
  expect(names.sort()).toEqual([
    ['Form &quot;four&quot; 1', 'Carla'],
    ['Form &quot;one&quot; 1', 'Ada'],
    ['Form &quot;three&quot; 2', 'Berta,Dora'],
  ]);
  // What alone has its path is sent to just that path.
  expect(shared.shell.providers.one.origin).toBe(server.origin);
  // A request by hand does not say from which form it comes.
  expect((await post('/letters', formOf({ name: 'Emma' })))[0]).toBe(200);
  expect(await (await fetch(`${server.origin}/_mailbox`)).text()).toContain('<h2>/letters <');
});

describe('an enquiry', () => {
  test('is answered, kept and shown', async () => {
    expect(await post(emailPath, formOf(complete))).toEqual([200, 'OK']);
    const [name = ''] = readdirSync(folder());
    expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{12}\.json$/);
    expect(JSON.parse(readFileSync(join(folder(), name), 'utf8'))).toMatchObject({
      path: emailPath,
      fields: Object.entries(complete),
    });
    const inbox = await fetch(`${server.origin}/_mailbox`);
    expect(inbox.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(inbox.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(inbox.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(await inbox.text()).toContain('<dd>Two\r\nlines</dd>');
  });

  test('is escaped on the inbox page', async () => {
    const name = '"><img src=x onerror=alert(1)>';
    await post(
      emailPath,
      formOf({ ...complete, [name]: '<script>alert(1)</script>', __proto__x: 'y' }),
    );
    const html = await (await fetch(`${server.origin}/_mailbox`)).text();
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('may go to the address of a plain POST provider, without the fields of the other', async () => {
    expect(await post('/enquiries', formOf({ name: 'Ada' }))).toEqual([200, 'OK']);
    expect((await post('/elsewhere', formOf({ name: 'Ada' })))[0]).toBe(405);
  });

  test.each(['lib_version', 'service_id', 'template_id', 'user_id'])('needs %s', async (name) => {
    const { [name as keyof typeof complete]: _, ...rest } = complete;
    const [status, text] = await post(emailPath, formOf(rest));
    expect([status, text]).toEqual([400, `The field ${name} is required\n`]);
  });

  test('of another type, with a file, malformed or too large is refused', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await post(emailPath, '{}', json))[0]).toBe(415);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(emailPath, 'nonsense', multipart))[0]).toBe(400);
    expect((await post(emailPath, '', { 'content-type': 'multipart/form-data' }))[0]).toBe(415);
    const latin = { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-1' };
    expect((await post(emailPath, 'a=b', latin))[0]).toBe(415);
    const form = 'application/x-www-form-urlencoded; charset=UTF-8';
    const packed = { 'content-type': form, 'content-encoding': 'gzip' };
    expect((await post(emailPath, 'a=b', packed))[0]).toBe(415);
    expect((await post(emailPath, 'a=b', { 'content-type': form }))[0]).toBe(400);
    const file = new Blob(['<script>'], { type: 'text/html' });
    expect((await post(emailPath, formOf({ ...complete, file })))[0]).toBe(400);
    const large = formOf({ ...complete, message: 'x'.repeat(300_000) });
    expect((await post(emailPath, large))[0]).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, 'x']));
    expect((await post(emailPath, formOf(many)))[0]).toBe(400);
    expect((await fetch(server.origin + emailPath)).status).toBe(405);
    expect(() => readdirSync(folder())).toThrow();
  });
});

describe('a form that a browser sends by itself', () => {
  const navigation = { accept: 'text/html,*/*', referer: 'http://site.example/letter?x=1' };
  const send = (path: string, body: FormData | URLSearchParams, headers = {}) =>
    fetch(server.origin + path, { method: 'POST', body, headers, redirect: 'manual' });

  test('arrives encoded in either way, and leads to its page or back', async () => {
    const encoded = new URLSearchParams({ name: 'Ada & Berta', town: 'Zürich' });
    const answers = await Promise.all([
      send('/papers', encoded, navigation),
      send('/letters', formOf({ name: 'Ada' }), navigation),
      send('/papers', encoded),
      send('/letters', encoded, { ...navigation, referer: 'http://site.example//a.example/x' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 200, 303]);
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
      ...['/thanks', '/letter', null, '/a.example/x'],
    ]);
    const [first] = await (await fetch(`${server.origin}/_mailbox/requests`)).json();
    expect(first.fields).toEqual([...encoded]);
    expect(readdirSync(folder())).toHaveLength(4);
  });

  test('is not sent twice by a refusal, and stays where it is', async () => {
    await post('/_mailbox/answers', '[{"status":422,"body":"No"}]');
    const answer = await send('/papers', formOf({ name: 'Ada' }), navigation);
    expect([answer.status, answer.headers.get('location')]).toEqual([422, null]);
    expect(() => readdirSync(folder())).toThrow();
  });

  test('keeps its files under names of its own, up to what the form allows', async () => {
    const file = new File(['<script>'], '../../evil.html', { type: 'text/html' });
    expect((await send('/papers', formOf({ name: 'Ada', file }))).status).toBe(200);
    const names = readdirSync(folder()).sort();
    expect(names.map((name) => name.replace(/^.{32}/, ''))).toEqual(['-1.file', '.json']);
    expect(readFileSync(join(folder(), names[0] ?? ''), 'utf8')).toBe('<script>');
    expect(JSON.parse(readFileSync(join(folder(), names[1] ?? ''), 'utf8'))).toMatchObject({
      form: 'five',
      fields: [
        ['name', 'Ada'],
        ['file', '../../evil.html'],
      ],
      files: [{ field: 'file', name: '../../evil.html', size: 8, kept: names[0] }],
    });
    const inbox = await (await fetch(`${server.origin}/_mailbox`)).text();
    expect(inbox).toContain(`../../evil.html (8 bytes) is kept as ${names[0]}.`);
    const large = new File(['x'.repeat(600_000)], 'large.txt');
    expect((await send('/papers', formOf({ large }))).status).toBe(413);
  });

  test('has no file where none was chosen', async () => {
    const part = 'Content-Disposition: form-data; name="cv"; filename=""';
    const body = `--x\r\n${part}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`;
    await post('/papers', body, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(readdirSync(folder()).map((name) => name.slice(-5))).toEqual(['.json']);
  });
});

test('what others have written there hides no enquiry', async () => {
  expect((await post('/papers', formOf({ name: 'Ada' })))[0]).toBe(200);
  const [name = ''] = readdirSync(folder());
  const whole = JSON.parse(readFileSync(join(folder(), name), 'utf8'));
  const broken = [
    ...[[['a']], [['a', 'b', 'c']], [[]], [['a', 1]], 'a'].map((fields) => ({ ...whole, fields })),
    ...[null, {}, { ...whole, files: [{}] }, { ...whole, received: 1 }],
  ];
  for (const [index, value] of broken.entries())
    writeFileSync(
      join(folder(), name.replace(/.\.json$/, `${index}.json`)),
      JSON.stringify(value),
      { flag: 'w' },
    );
  writeFileSync(join(folder(), name.replace(/^2/, '1')), '{');
  writeFileSync(join(folder(), name.replace(/^2/, '3')), JSON.stringify(whole));
  const inbox = await fetch(`${server.origin}/_mailbox`);
  expect(inbox.status).toBe(200);
  expect(await inbox.text()).toContain('<dt>name</dt><dd>Ada</dd>');
});

test('the newest 500 are kept, and files of others are left alone', async () => {
  mkdirSync(folder(), { recursive: true });
  const old = JSON.stringify({ received: '2020-01-01T00:00:00.000Z', path: '/x', fields: [] });
  for (let index = 0; index < 505; index += 1) {
    const name = `20200101T000000000Z-${index.toString(16).padStart(12, '0')}.json`;
    writeFileSync(join(folder(), name), old);
  }
  writeFileSync(join(folder(), 'note.txt'), 'mine');
  // Of the oldest, and of the newest of these.
  for (const index of ['000000000000', '0000000001f8'])
    writeFileSync(join(folder(), `20200101T000000000Z-${index}-1.file`), 'a picture');
  await post(emailPath, formOf(complete));
  const left = readdirSync(folder());
  expect(left.filter((name) => name.endsWith('.json'))).toHaveLength(500);
  expect(left.filter((name) => !name.endsWith('.json'))).toEqual([
    '20200101T000000000Z-0000000001f8-1.file',
    'note.txt',
  ]);
});

test('a test queues answers and asks what was sent', async () => {
  const queue = [
    { status: 429, body: 'Slowly' },
    { drop: true },
    { status: 200, body: 'OK', delay: 30 },
    { hang: true },
  ];
  expect((await post('/_mailbox/answers', JSON.stringify(queue)))[0]).toBe(200);
  expect(await post(emailPath, formOf(complete))).toEqual([429, 'Slowly']);
  await expect(post(emailPath, formOf(complete))).rejects.toThrow();
  const start = performance.now();
  expect(await post(emailPath, formOf(complete))).toEqual([200, 'OK']);
  expect(performance.now() - start).toBeGreaterThan(25);
  const hanging = fetch(server.origin + emailPath, {
    method: 'POST',
    body: formOf(complete),
    signal: AbortSignal.timeout(80),
  });
  await expect(hanging).rejects.toThrow();
  expect(await post(emailPath, formOf(complete))).toEqual([200, 'OK']);
  const requests = await (await fetch(`${server.origin}/_mailbox/requests`)).json();
  expect(requests).toHaveLength(5);
  expect(requests[0].fields).toEqual(Object.entries(complete));
  expect(requests[0].contentType).toMatch(/^multipart\/form-data; boundary=/);
  expect((await post('/_mailbox/answers', '[{"status":99}]'))[0]).toBe(400);
});

test('without the flag there is no queue', async () => {
  const plain = await startServer({ ...site, port: 0 });
  const answer = await fetch(`${plain.origin}/_mailbox/answers`, { method: 'POST', body: '[]' });
  expect(answer.status).toBe(405);
  expect((await fetch(`${plain.origin}/_mailbox/requests`)).status).toBe(404);
  await plain.close();
});

test('a file in the place of its folder is no internal error', async () => {
  mkdirSync(join(site.root, '.plinth'), { recursive: true });
  writeFileSync(folder(), '');
  const [status, text] = await post(emailPath, formOf(complete));
  expect([status, text]).toEqual([500, expect.stringContaining('the terminal of the server says')]);
});
