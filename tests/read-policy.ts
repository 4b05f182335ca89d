// The text of a Content-Security-Policy → what it allows, as browsers read it: https://www.w3.org/TR/CSP3/
export interface ReadPolicy {
  /** The directives as they are written, by name. */
  readonly written: ReadonlyMap<string, readonly string[]>;
  /** The sources that hold for a directive; undefined where nothing restricts it. */
  sourcesOf(directive: string): readonly string[] | undefined;
  allows(directive: string, url: URL): boolean;
}

/**
 * Which directives stand in for one that is not written. Frames and workers ask for `child-src` as well; nothing else does, and
 * nobody asks for `prefetch-src` any more.
 */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'worker-src': ['child-src', 'script-src', 'default-src'],
  'frame-src': ['child-src', 'default-src'],
  'fenced-frame-src': ['frame-src', 'child-src', 'default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'script-src-attr': ['script-src', 'default-src'],
  'style-src-elem': ['style-src', 'default-src'],
  'style-src-attr': ['style-src', 'default-src'],
  'script-src': ['default-src'],
  'style-src': ['default-src'],
  'connect-src': ['default-src'],
  'font-src': ['default-src'],
  'img-src': ['default-src'],
  'manifest-src': ['default-src'],
  'media-src': ['default-src'],
  'object-src': ['default-src'],
};

/** All directives that say where something is loaded from. */
export const fetchDirectives: readonly string[] = Object.keys(fallbacks);

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
