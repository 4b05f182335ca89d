// Not quick: it bundles modules.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBlockModules } from '../../../scripts/generate/read-block-modules';

const module = 'engine/blocks/line-chart/line-chart.block.ts';
const component = 'engine/blocks/line-chart/line-chart.tsx';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'plinth-modules-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), text);
};

const read = () => readBlockModules(home, ['line-chart']);

test('a module is what its file says now', async () => {
  write(component, '');
  write(module, "export const lineChartBlock = { app: { loading: 'late' } };");
  expect((await read()).get('line-chart')?.app?.loading).toBe('late');
  write(module, "export const lineChartBlock = { app: { loading: 'eager' } };");
  expect((await read()).get('line-chart')?.app?.loading).toBe('eager');
});

test('what a folder lacks is named', async () => {
  await expect(read()).rejects.toThrow(`no ${module}.`);
  write(module, 'export const lineChart = {};');
  await expect(read()).rejects.toThrow(`no ${component}.`);
  write(component, '');
  await expect(read()).rejects.toThrow(`${module} does not export lineChartBlock.`);
});
