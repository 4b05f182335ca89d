// Headers of a site → their points, by the rules of Mozilla's HTTP Observatory (algorithm 4), as read from their source. That
// service itself is asked nothing: what it finds out besides (a redirect from http, cookies, scripts) is given here.
import { type ReadPolicy, readPolicy } from '../../read-policy';

type Headers = Readonly<Record<string, string>>;

interface Criterion {
  readonly of: string;
  /** Without headers 100; from 90 on, what is above it counts as well. */
  score(headers: Headers): number;
}

const broad = ['*', 'ftp:', 'http:', 'https:', 'http://*', 'https://*'];

const readOwn = (headers: Headers): ReadPolicy | undefined => {
  const text = headers['Content-Security-Policy'];
  return text === undefined ? undefined : readPolicy(text, 'https://www.example.com');
};

function scorePolicy(headers: Headers): number {
  const policy = readOwn(headers);
  if (policy === undefined) return -25;
  const listOf = (name: string) => policy.sourcesOf(name) ?? ['*'];
  const scripts = listOf('script-src');
  const styles = listOf('style-src');
  const has = (list: readonly string[], refused: readonly string[]) =>
    list.some((source) => refused.includes(source));
  if (has(scripts, [...broad, "'unsafe-inline'", 'data:']) || has(listOf('object-src'), broad))
    return -20;
  if ([...policy.written.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (has(styles, [...broad, "'unsafe-inline'", 'data:'])) return 0;
  return policy.written.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreTransport(headers: Headers): number {
  const age = /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1];
  if (age === undefined) return -20;
  const sixMonths = 15_768_000;
  return Number(age) < sixMonths ? -10 : 0;
}

const privately = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

function scoreReferrer({ 'Referrer-Policy': policy }: Headers): number {
  if (policy === undefined) return 0;
  return privately.includes(policy) ? 5 : -5;
}

function scoreFraming(headers: Headers): number {
  if (readOwn(headers)?.written.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['X-Frame-Options'] ?? '') ? 0 : -20;
}

const criteria: readonly Criterion[] = [
  { of: 'content security policy', score: scorePolicy },
  { of: 'strict transport security', score: scoreTransport },
  { of: 'referrer policy', score: scoreReferrer },
  { of: 'framing', score: scoreFraming },
  {
    of: 'content type',
    score: (headers) => (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5),
  },
  {
    of: 'resources for other origins',
    score: (headers) =>
      ['same-origin', 'same-site'].includes(headers['Cross-Origin-Resource-Policy'] ?? '') ? 10 : 0,
  },
  {
    of: 'access from other origins',
    score: (headers) => ('Access-Control-Allow-Credentials' in headers ? -50 : 0),
  },
];

/** 100 and more is an A+. */
export function scoreHeaders(headers: Headers): number {
  const points = criteria.map(({ score }) => score(headers));
  const lost = points.filter((point) => point < 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 100);
  return sum(lost) >= 90 ? sum(points) : sum(lost);
}
