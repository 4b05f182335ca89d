// The last words of a process whose thread cannot be ended: everything else would wait for that thread.
import { writeSync } from 'node:fs';
import { codeOf } from '../../files/code-of';

const explanation =
  'What it waits for cannot be ended: this process ends itself, with all that runs in it.';

export function endNow(words: string): never {
  const text = Buffer.from(`${words}\n${explanation}\n`);
  for (let at = 0; at < text.length; ) {
    try {
      at += writeSync(process.stderr.fd, text, at);
    } catch (error) {
      // A pipe that is full for the moment.
      if (codeOf(error) !== 'EAGAIN') break;
    }
  }
  process.kill(process.pid, 'SIGKILL');
  // The signal comes at once.
  for (;;);
}
