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

/** `name` is what a sentence calls it. */
function checkUrl(url: URL, name: string): URL {
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))) return url;
  if (url.protocol !== 'http:')
    throw new CannotRun(`${name} is not an address of the web. Use one with https.`);
  throw new CannotRun(`${url.host} would be asked without encryption. Use an address with https.`);
}

function readUrl(written: string): URL {
  if (!URL.canParse(written))
    throw new CannotRun('The address of the source is none. Correct "url".');
  return checkUrl(new URL(written), 'The address of the source');
}

function readTarget(to: string, from: URL): URL {
  if (!URL.canParse(to, from))
    throw new CannotRun(`${from.host} leads to an address that is none.`);
  const url = new URL(to, from);
  return checkUrl(url, `${url.href.slice(0, 80)}, where ${from.host} leads,`);
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
  let url = readUrl(first);
  const { origin } = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const own = url.origin === origin ? headers : {};
    const response = await fetch(url, { redirect: 'manual', headers: own, signal });
    const { status } = response;
    const to = response.headers.get('location');
    if (status >= 300 && status < 400 && to !== null) {
      await response.body?.cancel();
      url = readTarget(to, url);
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
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody vouches for its certificate but itself',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer is not as long as it says',
  UND_ERR_SOCKET: 'the connection was cut off',
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
