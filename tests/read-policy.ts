// The text of a Content-Security-Policy → what it allows, as browsers read it: https://www.w3.org/TR/CSP3/
export interface ReadPolicy {
  /** The directives as they are written, by name. */
  readonly written: ReadonlyMap<string, readonly string[]>;
  /** The sources that hold for a directive; undefined where nothing restricts it. */
  sourcesOf(directive: string): readonly string[] | undefined;
  allows(directive: string, url: URL): boolean;
}

/** Directives that another one stands in for; those that follow no fetch stand for themselves. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'worker-src': ['child-src', 'script-src', 'default-src'],
  'frame-src': ['child-src', 'default-src'],
  'fenced-frame-src': ['frame-src', 'child-src', 'default-src'],
  ...Object.fromEntries(
    [
      'child',
      'connect',
      'font',
      'img',
      'manifest',
      'media',
      'object',
      'prefetch',
      'script',
      'style',
    ].map((kind) => [`${kind}-src`, ['default-src']]),
  ),
};

/** All directives that say where something is fetched from, but for the one that stands in for them. */
export const fetchDirectives = Object.keys(fallbacks).sort();

function matches(source: string, url: URL, own: string): boolean {
  if (source === "'self'") return url.origin === own;
  if (source.startsWith("'")) return false;
  const { origin, pathname } = new URL(source);
  if (origin !== url.origin) return false;
  return pathname.endsWith('/') ? url.pathname.startsWith(pathname) : url.pathname === pathname;
}

/** `own` is the origin of the document. */
export function readPolicy(text: string, own: string): ReadPolicy {
  const written = new Map(
    text.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sourcesOf = (directive: string) =>
    [directive, ...(fallbacks[directive] ?? [])].map((name) => written.get(name)).find(Boolean);
  return {
    written,
    sourcesOf,
    allows: (directive, url) =>
      sourcesOf(directive)?.some((source) => matches(source, url, own)) ?? true,
  };
}
