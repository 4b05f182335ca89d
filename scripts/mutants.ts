// npm run test:mutants: small mistakes made in the sources one at a time, and those that no quick test notices.
import { findPosition } from '../engine/manifest/text/find-position';
import { parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { printDiff } from './edit/print-diff';
import { findEngine } from './files/workspace';
import { applyMutant, type Mutant } from './mutants/find-mutants';
import { MutantTests } from './mutants/mutant-tests';
import { pickMutants } from './mutants/pick-mutants';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** @throws CannotRun where tests fail although nothing was changed: they would notice everything. */
function checkTests(tests: MutantTests, mutants: readonly Mutant[]): void {
  const files = tests.findTests([...new Set(mutants.map(({ file }) => file))]);
  const { passed, output } = tests.run(files);
  if (passed) return;
  process.stderr.write(output);
  throw new CannotRun('Tests fail before anything is changed. Fix them first.');
}

function tryAll(tests: MutantTests, mutants: readonly Mutant[]): void {
  let survived = 0;
  for (const [index, mutant] of mutants.entries()) {
    const { file, offset } = mutant;
    const before = tests.read(file);
    const { line } = findPosition(before, offset);
    const noticed = tests.notices(mutant);
    say(`${index + 1} of ${mutants.length}  ${noticed ? 'noticed ' : 'survives'}  ${file}:${line}`);
    if (noticed) continue;
    survived += 1;
    say(printDiff([{ path: file, before, after: applyMutant(before, mutant) }]));
  }
  say(`${mutants.length} mutants, ${survived} of them noticed by no quick test.`);
}

/** Exit code 0 whatever survives: a person reads the list. 2 where the tests fail by themselves. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { count, seed } = parseArguments(commands.mutants, args);
    const tests = new MutantTests(findEngine());
    try {
      const mutants = await pickMutants(tests.modules(), { count, seed });
      say(`Seed ${seed}`);
      checkTests(tests, mutants);
      tryAll(tests, mutants);
    } finally {
      tests.remove();
    }
    return 0;
  });
}
