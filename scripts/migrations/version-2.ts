// Version 2: what says how pictures are coloured is called as the same of logos is. A tone is that of words on pictures.
import { type Migration, renameAll } from './migration';

export const version2: Migration = {
  to: 2,
  about: 'In the theme, `pictures.tone` is called `pictures.colours`.',
  example: {
    before: {
      version: 1,
      theme: { pictures: { edge: 'plain', tone: 'grey' }, header: { tone: 'accent' } },
      pages: { home: { tone: 'dark' } },
    },
    after: {
      version: 2,
      theme: { pictures: { edge: 'plain', colours: 'grey' }, header: { tone: 'accent' } },
      pages: { home: { tone: 'dark' } },
    },
  },
  change: (manifest) => renameAll(manifest, ['theme', 'pictures', 'tone'], 'colours'),
};
