// While serving, forms are sent to this server instead of their provider; the files on disk stay as they are.
import type { Shared } from '../../engine/model/site';
import type { BuildFacts } from '../output/build-listing';
import { findPrefix } from './mailbox-address';

/** The shared JSON with each provider's origin replaced by ours. */
export function rewriteShared(text: string, connects: readonly string[], own: string): string {
  const shared: Shared = JSON.parse(text);
  const { providers } = shared.shell;
  const sentHere = Object.entries(providers).map(([form, provider]) => [
    form,
    connects.includes(provider.origin)
      ? { ...provider, origin: own + findPrefix(providers, form) }
      : provider,
  ]);
  return JSON.stringify({
    ...shared,
    shell: { ...shared.shell, providers: Object.fromEntries(sentHere) },
  });
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
