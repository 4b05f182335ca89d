// All mutants of some modules → a few of them at random, each of which changes what runs.
import { extname } from 'node:path';
import type { Loader } from 'esbuild';
import { createNumbers } from '../command/random-numbers';
import { applyMutant, findMutants, type Mutant } from './find-mutants';

/** The code that runs; undefined where it is none. */
async function compile(file: string, code: string): Promise<string | undefined> {
  const { transform } = await import('esbuild');
  const loader = extname(file).slice(1) as Loader;
  const options = { loader, jsx: 'automatic', logLevel: 'silent', minifyWhitespace: true } as const;
  return transform(code, options).then(
    ({ code: compiled }) => compiled,
    () => undefined,
  );
}

async function isMistake(mutant: Mutant, code: string): Promise<boolean> {
  const [before, after] = [
    await compile(mutant.file, code),
    await compile(mutant.file, applyMutant(code, mutant)),
  ];
  return after !== undefined && after !== before;
}

interface Choice {
  readonly count: number;
  readonly seed: number;
}

/** Fewer where there are no more. */
export async function pickMutants(
  modules: ReadonlyMap<string, string>,
  { count, seed }: Choice,
): Promise<Mutant[]> {
  const left = [...modules].flatMap(([file, code]) => findMutants(file, code));
  const random = createNumbers(seed);
  const picked: Mutant[] = [];
  while (picked.length < count && left.length > 0) {
    const [mutant] = left.splice(Math.floor(random() * left.length), 1);
    const code = mutant && modules.get(mutant.file);
    if (mutant && code !== undefined && (await isMistake(mutant, code))) picked.push(mutant);
  }
  return picked;
}
