// While serving, forms are sent to this server instead of their provider; the files on disk stay as they are.
import type { BuildFacts } from '../output/build-listing';

/** The shared JSON with each provider's origin replaced by ours. */
export function rewriteShared(text: string, connects: readonly string[], own: string): string {
  return text.replace(
    /("origin"\s*:\s*)"(https:\/\/[^"\\]*)"/g,
    (whole, key: string, origin: string) =>
      connects.includes(origin) ? `${key}${JSON.stringify(own)}` : whole,
  );
}

function rewritePolicy(policy: string, connects: readonly string[], own: string): string {
  return policy
    .split(';')
    .map((directive) =>
      /^\s*(?:connect-src|form-action)\s/i.test(directive)
        ? directive.replace(/\S+/g, (word) => (connects.includes(word) ? own : word))
        : directive,
    )
    .join(';');
}

/** The headers of a build, lower-case, with the policy allowing this server instead of the providers. */
export function rewriteHeaders(
  { headers, connects }: Pick<BuildFacts, 'headers' | 'connects'>,
  own: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const lower = name.toLowerCase();
      const policy = lower.startsWith('content-security-policy');
      return [lower, policy ? rewritePolicy(value, connects, own) : value];
    }),
  );
}

/** The paths that providers of the type "post" send to. */
export function findPostPaths(shared: unknown): ReadonlySet<string> {
  const paths = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, origin, path } = value as Record<string, unknown>;
    if (type === 'post' && typeof origin === 'string' && typeof path === 'string') paths.add(path);
    Object.values(value).forEach(visit);
  };
  visit(shared);
  return paths;
}
