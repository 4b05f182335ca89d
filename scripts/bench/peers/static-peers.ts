// Generators whose pages are documents alone: Hugo, Eleventy, Astro.
import { type Peer, sheet, toMarkdown, toName, toNavigation } from './peer';

export const hugo: Peer = {
  name: 'Hugo',
  program: 'hugo',
  templates: ['hugo'],
  writeCommon: (site) => [
    ['data/navigation.json', toNavigation(site)],
    ['static/style.css', sheet],
  ],
  writePage: (page) => [`content/${toName(page, '_index')}.md`, toMarkdown(page)],
  build: ['--quiet', '--ignoreCache', '--destination', 'public'],
  dev: (port) => ['server', '--port', String(port), '--bind', '127.0.0.1'],
  output: 'public',
  kept: ['resources', '.hugo_build.lock'],
  slash: true,
  menus: 'header .menu',
  note: 'A Go program; it has no app, so a click loads a document.',
};

export const eleventy: Peer = {
  name: 'Eleventy',
  packages: { '@11ty/eleventy': '3.1.5' },
  program: 'eleventy',
  templates: ['eleventy'],
  writeCommon: (site) => [
    ['_data/navigation.json', toNavigation(site)],
    ['public/style.css', sheet],
  ],
  writePage: (page) => [`src/${toName(page)}.md`, toMarkdown(page, 'layout: layout.njk\n')],
  build: ['--quiet'],
  dev: (port) => ['--serve', '--quiet', `--port=${port}`],
  output: 'out',
  kept: ['.cache'],
  slash: true,
  menus: 'header .menu',
  note: 'It has no app, so a click loads a document.',
};

export const astro: Peer = {
  name: 'Astro',
  packages: { astro: '5.18.2' },
  program: 'astro',
  templates: ['astro'],
  writeCommon: (site) => [
    ['src/navigation.json', toNavigation(site)],
    ['src/style.css', sheet],
  ],
  writePage: (page) => [`content/${toName(page)}.md`, toMarkdown(page)],
  build: ['build'],
  dev: (port) => ['dev', '--port', String(port), '--host', '127.0.0.1'],
  output: 'dist',
  kept: ['.astro', 'node_modules'],
  slash: true,
  menus: 'header .menu',
  note: 'It has no app, so a click loads a document.',
};
