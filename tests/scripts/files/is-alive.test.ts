import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
    // A shell that starts a process, is replaced by one that never asks, and says which it was.
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 20']);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line).trim());
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(() => process.kill(pid, 0)).not.toThrow();
    parent.kill();
  },
);
