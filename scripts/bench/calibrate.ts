// Measures well-known tasks on this machine, so that figures of different machines can be compared.
import { type Figure, measure } from './measure';

const bundle = {
  entryPoints: ['engine/entry/browser.tsx'],
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  outdir: 'out',
  write: false,
  jsx: 'automatic',
  logLevel: 'silent',
};

/** About as much JSON as the manifest of a site of 10,000 pages. */
const parse = `
  const item = (id) => ({ id, path: '/page-' + id, items: ['one', 'two', 'three'] });
  const text = JSON.stringify(Array.from({ length: 50000 }, (_, id) => item(id)));
  for (let turn = 0; turn < 5; turn += 1) JSON.parse(text);`;

export const calibrate = (runs: number): Figure[] => [
  measure('calibration: bare node', ['-e', '0'], runs),
  measure(
    'calibration: one esbuild run',
    ['-e', `require("esbuild").buildSync(${JSON.stringify(bundle)})`],
    runs,
  ),
  measure('calibration: JSON.parse of 3 MB, five times', ['-e', parse], runs),
];
