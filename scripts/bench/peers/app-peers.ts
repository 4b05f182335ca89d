// Generators whose pages become an app in the browser: VitePress, Vike, React Router, Next.
import { type Peer, sheet, toJsonFile, toMarkdown, toName, toNavigation, toPaths } from './peer';

export const vitepress: Peer = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  program: 'vitepress',
  template: 'vitepress',
  writeCommon: (site) => [
    ['.vitepress/navigation.json', toNavigation(site)],
    ['.vitepress/theme/style.css', sheet],
  ],
  writePage: (page) => [`${toName(page)}.md`, toMarkdown(page)],
  build: ['build'],
  dev: (port) => ['dev', '--port', String(port), '--host', '127.0.0.1'],
  output: '.vitepress/dist',
  kept: ['.vitepress/cache', '.vitepress/.temp'],
  slash: false,
  menus: 'header .menu',
};

export const vike: Peer = {
  name: 'Vike',
  packages: {
    ...{ vike: '0.4.266', 'vike-react': '0.6.30', vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' },
    ...{ react: '19.3.1', 'react-dom': '19.3.1' },
  },
  program: 'vike',
  template: 'vike',
  writeCommon: (site) => [
    toPaths(site),
    ['navigation.json', toNavigation(site)],
    ['style.css', sheet],
  ],
  writePage: toJsonFile,
  build: ['build'],
  dev: (port) => ['dev', '--port', String(port), '--host', '127.0.0.1'],
  output: 'dist/client',
  kept: ['dist', 'node_modules'],
  slash: false,
  menus: 'header .menu',
  note: 'Pages are JSON; it prefetches code on hover.',
};

export const reactRouter: Peer = {
  name: 'React Router',
  packages: {
    ...{
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
    },
    ...{ 'react-router': '7.18.4', isbot: '5.2.3', typescript: '5.9.3', vite: '8.3.8' },
    ...{ react: '19.3.1', 'react-dom': '19.3.1' },
  },
  program: 'react-router',
  template: 'react-router',
  writeCommon: (site) => [
    toPaths(site),
    ['app/navigation.json', toNavigation(site)],
    ['app/style.css', sheet],
  ],
  writePage: toJsonFile,
  build: ['build'],
  dev: (port) => ['dev', '--port', String(port), '--host', '127.0.0.1'],
  output: 'build/client',
  kept: ['build', '.react-router', 'node_modules'],
  slash: false,
  menus: 'header .menu',
  note: 'Prerendered; pages are JSON; its links prefetch on intent.',
};

export const next: Peer = {
  name: 'Next',
  packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  program: 'next',
  template: 'next',
  writeCommon: (site) => [
    toPaths(site),
    ['app/navigation.json', toNavigation(site)],
    ['app/style.css', sheet],
  ],
  writePage: toJsonFile,
  build: ['build'],
  dev: (port) => ['dev', '--port', String(port), '--hostname', '127.0.0.1'],
  output: 'out',
  kept: ['.next'],
  slash: true,
  menus: 'header .menu',
  note: 'Exported; pages are JSON.',
};
