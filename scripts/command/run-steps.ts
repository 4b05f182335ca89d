// Programs that check something → which of them fail. As many run at once as there are processors.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

export interface Step {
  readonly name: string;
  /** What Node runs, in the folder of the engine. */
  readonly args: readonly string[];
}

async function runStep({ name, args }: Step, cwd: string): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  process.stdout.write(`\n— ${name}\n${output}${errors}`);
  return code === 0;
}

/** All run, whatever fails; each is printed as a whole when it ends. The names of those that fail. */
export async function runSteps(steps: readonly Step[], cwd: string): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      if (!(await runStep(step, cwd))) failed.push(step.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}
