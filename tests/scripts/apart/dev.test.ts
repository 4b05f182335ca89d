// Not quick: a server in a process of its own.
// A development server with a page that hangs: its thread is replaced, at the same address, and a fix is shown.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createOwnSite, ownType } from './own-site';

const site = createOwnSite();
let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill('SIGKILL');
  site.remove();
});

/** Of whatever a busy machine does. */
const patience = 240_000;

let printed = '';

const start = (): ChildProcess => {
  const words = [resolve('scripts/run.cjs'), 'dev', '--root', site.root, '--port', '0'];
  const started = spawn(process.execPath, words, { env: site.environment() });
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (data) => {
      printed += data;
    });
  return started;
};

const origins = (): string[] =>
  [...printed.matchAll(/The site is at (\S+)/g)].map(([, origin = '']) => origin);

/** The status of a page; 0 where nobody answers. */
async function ask(address: string): Promise<number> {
  try {
    const response = await fetch(address);
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

const until = (isThere: () => boolean | Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(isThere, { timeout: patience, interval: 100 });

test(
  'a page that hangs is named and refused, the others are shown, until the block is fixed',
  async () => {
    const component = `blocks/${ownType}/${ownType}.tsx`;
    const good = site.read(component);
    site.write(component, good.replace('  return (\n', '  while (block);\n  return (\n'));
    server = start();
    await until(() => origins().length === 1);
    const [home = ''] = origins();
    await ask(home);
    await until(() => origins().length === 2);
    expect(printed).toMatch(/our-note\.tsx:\d+:\d+ +error +block-endless .*pages\/home\/blocks\//);
    expect(origins()[1]).toBe(home);
    expect(await ask(home)).toBe(500);
    expect(await ask(`${home}work`)).toBe(200);
    site.write(component, good);
    await until(async () => (await ask(home)) === 200);
    server.kill('SIGTERM');
    const code = await new Promise((done) => server?.once('exit', done));
    expect(code).toBe(0);
  },
  patience,
);
