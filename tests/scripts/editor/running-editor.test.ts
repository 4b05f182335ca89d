// The address of an open editor, and the file that opens one by a double click.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  findRunningEditor,
  forgetAddress,
  keepAddress,
} from '../../../scripts/editor/server/running-editor';
import { writeShortcut } from '../../../scripts/editor/server/write-shortcut';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-running-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('an editor that answers is found, by its user alone, and none that is gone', async () => {
  const server = createServer(({ headers, url }, response) => {
    const isShell = url === '/_edit/do/redirects' && headers['x-plinth-edit'] === 'token';
    response.writeHead(isShell && headers.origin !== undefined ? 200 : 403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_edit#token`;
  expect(await findRunningEditor(root)).toBeUndefined();
  keepAddress(root, address);
  expect(statSync(join(root, '.plinth/editor.json')).mode & 0o077).toBe(0);
  expect(await findRunningEditor(root)).toBe(address);
  forgetAddress(root);
  // Another site's has the port now.
  keepAddress(root, address.replace('#token', '#other'));
  expect(await findRunningEditor(root)).toBeUndefined();
  await new Promise((resolve) => server.close(resolve));
  expect(await findRunningEditor(root)).toBeUndefined();
  forgetAddress(root);
  expect(await findRunningEditor(root)).toBeUndefined();
});

test.each(['{', '[]', '{"address": 1}', '{"address": "https://evil.example/"}'])(
  'what no editor has written is no address: %s',
  async (text) => {
    mkdirSync(join(root, '.plinth'));
    writeFileSync(join(root, '.plinth/editor.json'), text);
    expect(await findRunningEditor(root)).toBeUndefined();
  },
);

test.each([
  ['darwin', 'Edit this site.command'],
  ['linux', 'edit-this-site.sh'],
  ['win32', 'Edit this site.cmd'],
])('on %s a double click opens the editor, or says what to install', (platform, name) => {
  expect(writeShortcut(root, platform)).toBe(name);
  const text = readFileSync(join(root, name), 'utf8');
  expect(text).toContain('npx plinth edit --open');
  expect(text).toContain('Node is not installed on this computer.');
  if (platform !== 'win32') expect(statSync(join(root, name)).mode & 0o100).toBe(0o100);
});
