// npm run preview: serves an existing build, with a mailbox for its forms, until it is stopped.
import { type Options, parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { untilStopped } from './serve/local-server';
import { inboxPath } from './serve/mailbox-address';
import { startServer } from './serve/start-server';

type PreviewRequest = Options<typeof commands.preview>;

/** Exit code 0 after a stop by signal. @throws CannotRun when there is nothing to serve. */
export async function servePreview(request: PreviewRequest): Promise<number> {
  const { port: wanted } = request;
  const stopped = untilStopped();
  const server = await startServer(request);
  if (wanted !== 0 && server.port !== wanted)
    process.stderr.write(`Port ${wanted} is busy. Using ${server.port} instead.\n`);
  process.stdout.write(
    `The site is at ${server.origin}${server.base}\n` +
      `Form submissions arrive at ${server.origin}${inboxPath}\nPress Ctrl+C to stop.\n`,
  );
  await stopped;
  await server.close();
  return 0;
}

/** Exit code 0 after a stop by signal, 2 when there is nothing to serve. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(() => servePreview(parseArguments(commands.preview, args)));
}
