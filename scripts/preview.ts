// npm run preview: serves an existing build, with a mailbox for its forms, until it is stopped.
import { type CommonOptions, parseArguments, parsePort } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { untilStopped } from './serve/local-server';
import { inboxPath } from './serve/mailbox';
import { startServer } from './serve/start-server';

const usualPort = 4173;

interface PreviewRequest extends CommonOptions {
  readonly port: number | undefined;
  /** For tests: the mailbox takes a queue of answers. */
  readonly answers: boolean;
}

/** Exit code 0 after a stop by signal. @throws CannotRun when there is nothing to serve. */
export async function servePreview(request: PreviewRequest): Promise<number> {
  const fromEnvironment = process.env.PORT ? parsePort(process.env.PORT, 'PORT') : usualPort;
  const wanted = request.port ?? fromEnvironment;
  const stopped = untilStopped();
  const server = await startServer({ ...request, port: wanted });
  if (wanted !== 0 && server.port !== wanted)
    process.stderr.write(`Port ${wanted} is busy: taking ${server.port} instead.\n`);
  process.stdout.write(
    `The site is at ${server.origin}${server.base}\n` +
      `What its forms send arrives at ${server.origin}${inboxPath}\nPress Ctrl+C to stop.\n`,
  );
  await stopped;
  await server.close();
  return 0;
}

/** Exit code 0 after a stop by signal, 2 when there is nothing to serve. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(() => servePreview(parseArguments(args, { port: 'port', answers: 'flag' })));
}
