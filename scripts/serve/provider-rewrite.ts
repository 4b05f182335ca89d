// While serving, forms are sent to this server instead of their provider; the files on disk stay as they are.
import { toAction } from '../../engine/model/provider-view';
import type { Shared } from '../../engine/model/site';
import type { BuildFacts } from '../output/build-listing';
import { findPrefix } from './mailbox-address';

type Providers = Shared['shell']['providers'];

interface Local {
  readonly connects: readonly string[];
  /** The origin of this server. */
  readonly own: string;
}

/** What takes the place of a provider's origin. */
const toLocal = (providers: Providers, form: string, { own }: Local): string =>
  own + findPrefix(providers, form);

/** The shared JSON with each provider's origin replaced by ours. */
export function rewriteShared(text: string, local: Local): string {
  const shared: Shared = JSON.parse(text);
  const { providers } = shared.shell;
  const sentHere = Object.entries(providers).map(([form, provider]) => [
    form,
    local.connects.includes(provider.origin)
      ? { ...provider, origin: toLocal(providers, form, local) }
      : provider,
  ]);
  return JSON.stringify({
    ...shared,
    shell: { ...shared.shell, providers: Object.fromEntries(sentHere) },
  });
}

/** Names, origins and paths hold nothing but these that means something in an expression. */
const toExpression = (text: string): string => text.replaceAll('.', '\\.');

/** Has browsers send the forms of documents here; undefined where they send none elsewhere. */
export function makeRewriteForms(
  providers: Providers,
  local: Local,
): ((html: string) => string) | undefined {
  const sent = Object.entries(providers).flatMap(([form, provider]) => {
    const action = toAction(provider);
    if (action === undefined || !local.connects.includes(provider.origin)) return [];
    const there = `(<form [^>]*data-form="${form}"[^>]* action=")${toExpression(provider.origin)}`;
    const here = toLocal(providers, form, local);
    return [[new RegExp(there, 'g'), here] as const];
  });
  if (sent.length === 0) return undefined;
  return (html) =>
    sent.reduce(
      (text, [there, here]) => text.replace(there, (_, start: string) => start + here),
      html,
    );
}

/** Every directive allows the site itself, which is this server: in place of the providers nothing is left to name. */
function rewritePolicy(policy: string, connects: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) =>
      /^\s*(?:connect-src|form-action)\s/i.test(directive)
        ? directive.replace(/\s+(\S+)/g, (word, source) => (connects.includes(source) ? '' : word))
        : directive,
    )
    .join(';');
}

/** The headers of a build, lower-case, with the policy allowing this server instead of the providers. */
export function rewriteHeaders({
  headers,
  connects,
}: Pick<BuildFacts, 'headers' | 'connects'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const lower = name.toLowerCase();
      const policy = lower.startsWith('content-security-policy');
      return [lower, policy ? rewritePolicy(value, connects) : value];
    }),
  );
}
