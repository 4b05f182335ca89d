// Programs that check something → which of them fail. As many run at once as there are processors.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

export interface Step {
  readonly name: string;
  /** What Node runs, in the folder of the engine. */
  readonly args: readonly string[];
}

interface RunOptions {
  readonly cwd: string;
  /** Which steps are printed: what passes has nothing to say to somebody who waits for it. */
  readonly shown: 'all' | 'failed';
}

async function runStep({ name, args }: Step, { cwd, shown }: RunOptions): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (shown === 'all' || code !== 0) process.stdout.write(`\n— ${name}\n${output}${errors}`);
  return code === 0;
}

/** All run, whatever fails; each is printed as a whole when it ends. The names of those that fail. */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      if (!(await runStep(step, options))) failed.push(step.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}
