// The address of a source → its text, or why it cannot be had: https or this machine alone, with limits for everything.
import { CannotRun } from '../command/cannot-run';

const maxRedirects = 5;
const maxSeconds = 60;
const maxBytes = 50 * 1024 * 1024;
const maxTries = 3;

interface Fetching {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In milliseconds, before the next try. */
  readonly pause?: number;
}

/** Worth another try: the answer may be another one in a moment. */
class Temporary extends Error {}

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);

function checkUrl(written: string): URL {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url === undefined) throw new CannotRun('The address of the source is none. Correct "url".');
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))) return url;
  throw new CannotRun(`${url.host} would be asked without encryption. Use an address with https.`);
}

async function readBody(response: Response, host: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new CannotRun(`${host} answers with more than 50 MB.`);
    parts.push(part);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new CannotRun(`The answer of ${host} is not UTF-8.`);
  }
}

/** Headers, which may hold a secret, go to no other origin than the one that they are written for. */
async function follow({ url: first, headers }: Fetching, signal: AbortSignal): Promise<string> {
  const origin = checkUrl(first).origin;
  let url = checkUrl(first);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const own = url.origin === origin ? headers : {};
    const response = await fetch(url, { redirect: 'manual', headers: own, signal });
    const { status } = response;
    const to = response.headers.get('location');
    if (status >= 300 && status < 400 && to !== null) {
      await response.body?.cancel();
      if (!URL.canParse(to, url))
        throw new CannotRun(`${url.host} leads to an address that is none.`);
      url = checkUrl(new URL(to, url).href);
      continue;
    }
    if (status === 429 || status >= 500) throw new Temporary(`${url.host} answers ${status}`);
    if (status !== 200)
      throw new CannotRun(`${url.host} answers ${status}. Check "url" and "headers".`);
    return readBody(response, url.host);
  }
  throw new CannotRun(`${url.host} leads on more than ${maxRedirects} times.`);
}

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was cut off',
  ENOTFOUND: 'no host has that name',
  EAI_AGAIN: 'the name of the host could not be looked up',
};

function explain(error: unknown): string {
  const { cause, message, name } = error as Error & {
    readonly cause?: { readonly code?: string; readonly message?: string };
  };
  if (name === 'TimeoutError') return `there was no answer in ${maxSeconds} seconds`;
  const { code = '' } = cause ?? {};
  return (reasons[code] ?? code) || (cause?.message ?? message);
}

/** @throws CannotRun */
export async function fetchSource(fetching: Fetching): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await follow(fetching, AbortSignal.timeout(maxSeconds * 1000));
    } catch (error) {
      if (error instanceof CannotRun) throw error;
      if (tries >= maxTries)
        throw new CannotRun(
          `${new URL(fetching.url).host} cannot be reached: ${explain(error)} (tried ${maxTries} times). Nothing was written.`,
        );
    }
    await wait(tries * (fetching.pause ?? 2000));
  }
}
