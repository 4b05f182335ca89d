// This checkout and another, such as the last release → what each of them needs for the same work, in turn; what became slower.
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGeneratedSite } from './generated-site';
import { measure } from './measure';
import { command } from './measure-site';

interface ComparedFigure {
  readonly what: string;
  /** Processor time of the fastest run, in milliseconds. */
  readonly own: number;
  readonly base: number;
}

interface Checkouts {
  readonly own: string;
  readonly base: string;
}

/** Slower by more than this share is named. */
const tolerance = 0.1;

/** What is timed, and what happens before it. */
interface Work {
  readonly name: 'validate' | 'build';
  readonly what: string;
  readonly before?: (root: string, round: number) => void;
}

/** What was just saved may be saved again: builds do not trust it yet. */
function settle(root: string): void {
  const old = new Date(Date.now() - 60_000);
  for (const { parentPath, name } of readdirSync(root, { recursive: true, withFileTypes: true }))
    utimesSync(join(parentPath, name), old, old);
}

const works: readonly Work[] = [
  { name: 'validate', what: 'validate' },
  {
    ...{ name: 'build', what: 'build, cold' },
    before: (root) => {
      for (const path of ['dist', '.plinth'])
        rmSync(join(root, path), { recursive: true, force: true, maxRetries: 5 });
      settle(root);
    },
  },
  { name: 'build', what: 'build, nothing changed' },
  {
    ...{ name: 'build', what: 'build, one content file changed' },
    before: (root, round) => {
      const path = join(root, 'files/text/7.txt');
      const [, ...items]: unknown[] = JSON.parse(readFileSync(path, 'utf8'));
      writeFileSync(path, JSON.stringify([`Changed ${round}.`, ...items]));
    },
  },
];

/** `folder` is empty; `pages` is at least ten. */
export function compareCheckouts(
  checkouts: Checkouts,
  folder: string,
  { pages, rounds }: { readonly pages: number; readonly rounds: number },
): ComparedFigure[] {
  const sides = (['own', 'base'] as const).map((side) => {
    const root = join(folder, `${side}-${pages}`);
    mkdirSync(root, { recursive: true });
    writeGeneratedSite(root, pages);
    return { side, root, engine: checkouts[side] };
  });
  const fastest = works.map(() => ({ own: Infinity, base: Infinity }));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { name, what, before }] of works.entries())
      for (const { side, root, engine } of sides) {
        before?.(root, round);
        const words = [
          ...command(name, { engine, root }),
          ...(name === 'build' ? ['--out-dir', join(root, 'dist')] : []),
        ];
        const { processor = Infinity } = measure(`${what} of ${engine}`, words, 1);
        const figure = fastest[index];
        if (figure !== undefined) figure[side] = Math.min(figure[side], processor);
      }
  for (const { root } of sides) rmSync(root, { recursive: true, force: true });
  return works.map(({ what }, index) => ({
    what: `${pages} pages: ${what}`,
    ...(fastest[index] ?? { own: Infinity, base: Infinity }),
  }));
}

export const findSlower = (figures: readonly ComparedFigure[]): ComparedFigure[] =>
  figures.filter(({ own, base }) => own > base * (1 + tolerance));

export function printCompared(figures: readonly ComparedFigure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const toRow = ({ what, own, base }: ComparedFigure): string =>
    `${what.padEnd(width)}  ${own.toFixed(0).padStart(6)}  ${base.toFixed(0).padStart(6)}  ${(own / base).toFixed(2).padStart(5)}`;
  const slower = findSlower(figures);
  const said =
    slower.length === 0
      ? ['Nothing became slower by a tenth.']
      : [
          'Slower by more than a tenth:',
          ...slower.map(({ what, own, base }) => `  ${what}: ${(own / base).toFixed(2)} ×`),
        ];
  const head = `${''.padEnd(width)}  ${'here'.padStart(6)}  ${'base'.padStart(6)}  ${'ratio'.padStart(5)}`;
  return [
    'Processor time in milliseconds, the fastest of all rounds',
    ...[head, ...figures.map(toRow), '', ...said],
    '',
  ].join('\n');
}
