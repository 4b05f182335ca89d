// Not quick: it starts npm.
// The registry on loopback that `npm run pack -- --serve` starts.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRegistry } from '../../../scripts/package/serve-packages';

const manifest = JSON.stringify({ name: 'plinth', version: '1.2.3', bin: { plinth: 'a.mjs' } });
const tarball = Buffer.from('the tarball');

let registry: Awaited<ReturnType<typeof startRegistry>>;
beforeAll(async () => {
  registry = await startRegistry([{ manifest, tarball }]);
});
afterAll(() => registry.close());

test('it describes a package as package managers ask for it, and sends its tarball', async () => {
  const about = await (await fetch(`${registry.address}plinth`)).json();
  expect(about['dist-tags']).toEqual({ latest: '1.2.3' });
  const { bin, dist } = about.versions['1.2.3'];
  expect(bin).toEqual({ plinth: 'a.mjs' });
  expect(dist.integrity).toBe(`sha512-${createHash('sha512').update(tarball).digest('base64')}`);
  const sent = await (await fetch(dist.tarball)).arrayBuffer();
  expect(Buffer.from(sent).equals(tarball)).toBe(true);
});
