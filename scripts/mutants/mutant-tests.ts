// A copy of the repository, in which mistakes are made → whether its quick tests notice them.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listRepository } from '../command/changed-files';
import { findChangedTests } from '../command/changed-tests';
import { isQuickTest, takeFor } from '../command/quick-tests';
import { applyMutant, type Mutant } from './find-mutants';

/** How long the tests of one mutant may take: one that never ends is noticed, too. In milliseconds. */
const maxTime = 15 * 60_000;

/** How long the nearest tests take, about: the others run where these notice nothing. In milliseconds. */
const nearestTime = 2000;

const generated = 'engine/generated';

interface Tested {
  readonly passed: boolean;
  /** What the tests printed. */
  readonly output: string;
}

export class MutantTests {
  readonly #folder: string;
  readonly #files: readonly string[];

  /** The copy is in a temporary folder; packages are those of the repository. */
  constructor(engine: string) {
    this.#folder = mkdtempSync(join(tmpdir(), 'plinth-mutants-'));
    this.#files = listRepository(engine);
    for (const file of this.#files) {
      mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
      cpSync(join(engine, file), join(this.#folder, file));
    }
    // What is compiled from the schemas is not in git.
    cpSync(join(engine, generated), join(this.#folder, generated), { recursive: true });
    symlinkSync(join(engine, 'node_modules'), join(this.#folder, 'node_modules'), 'junction');
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /** The modules in which mistakes can be made. */
  modules(): ReadonlyMap<string, string> {
    const files = this.#files.filter(
      (file) => /^(?:engine|scripts)\/.*\.tsx?$/.test(file) && !/\/generated\/|\.d\.ts$/.test(file),
    );
    return new Map(files.map((file) => [file, this.read(file)]));
  }

  /** The quick tests that import one of the files, the nearest first. */
  findTests(files: readonly string[]): string[] {
    const read = (file: string): string => this.read(file);
    return findChangedTests(files, { files: this.#files, read }).filter((file) =>
      isQuickTest(file, read(file)),
    );
  }

  /** They end with the first that fails. */
  run(tests: readonly string[]): Tested {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
        ...['--project', 'engine', '--project', 'quick', '--passWithNoTests', '--bail', '1'],
        ...['--reporter', 'minimal', ...tests],
      ],
      { cwd: this.#folder, encoding: 'utf8', timeout: maxTime, maxBuffer: 2 ** 28 },
    );
    return { passed: status === 0, output: stdout + stderr };
  }

  /** Whether any test fails because of it; a module that no test imports is noticed by none. */
  notices(mutant: Mutant): boolean {
    const tests = this.findTests([mutant.file]);
    if (tests.length === 0) return false;
    const code = this.read(mutant.file);
    const file = join(this.#folder, mutant.file);
    const nearest = new Set(takeFor(nearestTime, tests, new Map()));
    const others = tests.filter((test) => !nearest.has(test));
    writeFileSync(file, applyMutant(code, mutant));
    // Most mistakes are noticed where they are made.
    const noticed =
      !this.run([...nearest]).passed || (others.length > 0 && !this.run(others).passed);
    writeFileSync(file, code);
    return noticed;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
