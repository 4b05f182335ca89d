// Names in the output that no page may have. They are spelt here and nowhere else.

/** First segments of paths. */
export const reservedSegments = {
  /** What the build writes besides pages and content files. */
  site: '_site',
  content: 'files',
  /** What local servers add. */
  dev: '_dev',
  edit: '_edit',
  gallery: '_gallery',
  mailbox: '_mailbox',
} as const;

/** How the address of an output is answered: as a page; as a file, which the app does not follow; as if nothing were there. */
export type Answered = 'page' | 'file' | 'hidden';

interface NamedOutput {
  readonly path: string;
  readonly answered: Exclude<Answered, 'page'>;
  /** Why neither a page nor an old address can be there. */
  readonly reason: string;
  /** The media type, where the ending does not say it. */
  readonly type?: string;
}

/**
 * Files that search engines, browsers and hosts look for beside the pages. Whoever has to know them all, such as checks,
 * servers and the files of hosts, derives it from here.
 */
export const rootFiles = {
  notFound: {
    path: '404.html',
    answered: 'hidden',
    reason: 'it is the page for unknown addresses',
  },
  sitemap: { path: 'sitemap.xml', answered: 'file', reason: 'the build writes it' },
  robots: { path: 'robots.txt', answered: 'file', reason: 'the build writes it' },
  llms: { path: 'llms.txt', answered: 'file', reason: 'the build writes it' },
  webManifest: {
    path: 'site.webmanifest',
    answered: 'file',
    reason: 'the build writes it',
    type: 'application/manifest+json; charset=utf-8',
  },
  headers: { path: '_headers', answered: 'hidden', reason: 'hosts read a file of that name' },
  redirects: { path: '_redirects', answered: 'hidden', reason: 'hosts read a file of that name' },
  /** Without it GitHub Pages ignores names that begin with an underscore. */
  noJekyll: { path: '.nojekyll', answered: 'hidden', reason: 'hosts read a file of that name' },
} as const satisfies Readonly<Record<string, NamedOutput>>;

export const listNamedOutputs = (): readonly NamedOutput[] => Object.values(rootFiles);
