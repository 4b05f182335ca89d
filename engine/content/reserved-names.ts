// Names in the output that no page may have. They are spelt here and nowhere else.

/** First segments of paths. */
export const reservedSegments = {
  /** What the build writes besides pages and content files. */
  site: '_site',
  content: 'files',
  /** What local servers add. */
  dev: '_dev',
  gallery: '_gallery',
  mailbox: '_mailbox',
} as const;

/** Files that search engines, browsers and hosts look for beside the pages. */
export const rootFiles = {
  notFound: '404.html',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  llms: 'llms.txt',
  webManifest: 'site.webmanifest',
  headers: '_headers',
  redirects: '_redirects',
  /** Without it GitHub Pages ignores names that begin with an underscore. */
  noJekyll: '.nojekyll',
} as const;
