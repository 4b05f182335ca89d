// Not quick: a server, and a bundle of the engine.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import { startDevServer } from '../../../scripts/dev/dev-server';
import { openSecondWorld, readSecondContract, type SecondWorld } from '../second-world';

const component = 'blocks/price-list/price-list.tsx';
const contract = await readSecondContract();

let world: SecondWorld;
let reports: string[][];
let origin: string;
let close: () => Promise<void>;

beforeEach(async () => {
  world = openSecondWorld(contract);
  reports = [];
  const { workspace } = world;
  const site = await createDevSite({ world, now: new Date('2026-03-01') });
  const server = await startDevServer({
    ...{ workspace, site, port: 0, sources: [] },
    report: ({ findings }) => reports.push(findings.map(({ code }) => code)),
    restart: () => undefined,
  });
  origin = server.origin;
  close = async () => {
    await server.close();
    await site.close();
    world.remove();
  };
});
afterEach(() => close());

const get = async (path: string): Promise<number> => (await fetch(`${origin}${path}`)).status;

/** After the change that is being followed. */
const expectReport = (...codes: string[]) =>
  vi.waitFor(() => expect(reports.at(-1)).toEqual(codes), { timeout: 20_000, interval: 20 });

test('what a block throws is reported once with all else, and until it is fixed', async () => {
  expect(reports).toEqual([[]]);
  world.change(component, '{price ??', '{block.no.no ??');
  await vi.waitFor(() => expect(reports).toEqual([[], []]), { timeout: 20_000, interval: 20 });
  expect([await get('/'), await get('/'), await get('/loaves')]).toEqual([500, 500, 200]);
  expect(reports).toEqual([[], [], ['block-throws']]);
  world.change('site.manifest.json', '"page": "loaves"', '"page": "loave"');
  await expectReport('unknown-page', 'block-throws');
  world.change('site.manifest.json', '"page": "loave"', '"page": "loaves"');
  await expectReport('block-throws');
  // Nobody has asked for the page again.
  world.change(component, '{block.no.no ??', '{price ??');
  await expectReport();
  const known = reports.length;
  expect(await get('/')).toBe(200);
  expect(reports).toHaveLength(known);
});
