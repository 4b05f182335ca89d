import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAlive } from '../../../scripts/files/is-alive';

test('this process is alive, and one that has ended is not', () => {
  expect(isAlive(process.pid)).toBe(true);
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect(isAlive(pid)).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'one that was killed and is still listed, since nobody asked for it, is not',
  async () => {
    // A shell that starts a process, and is replaced by one that says which it was, and never asks. It ends only then.
    const words = "exec 3<&0; read line <&3 & exec sh -c 'echo $0; exec sleep 600' $!";
    const parent = spawn('sh', ['-c', words]);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line).trim());
    expect(isAlive(pid)).toBe(true);
    // Until it has become that one, the shell may ask.
    const comm = (): string => readFileSync(`/proc/${parent.pid}/comm`, 'utf8');
    await expect.poll(comm).toBe('sleep\n');
    parent.stdin.write('\n');
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(() => process.kill(pid, 0)).not.toThrow();
    parent.kill();
  },
);
