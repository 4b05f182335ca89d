// Generators whose pages become an app in the browser: VitePress, Vike, React Router, Next.
import {
  type Peer,
  type PeerFile,
  sheet,
  toJsonFile,
  toMarkdown,
  toName,
  toNavigation,
  toPaths,
} from './peer';
import type { SampleSite } from './sample-site';

export const vitepress: Peer = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  program: 'vitepress',
  templates: ['vitepress'],
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

/** What those on React have in common: pages in JSON, and parts of the site. `folder` has their menus and their sheet. */
const onReact = (template: string, folder = '') => ({
  templates: ['react', template],
  writeCommon: (site: SampleSite): readonly PeerFile[] => [
    toPaths(site),
    [`${folder}navigation.json`, toNavigation(site)],
    [`${folder}style.css`, sheet],
  ],
  writePage: toJsonFile,
  build: ['build'],
  menus: 'header .menu',
});

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

export const vike: Peer = {
  name: 'Vike',
  packages: {
    ...{ vike: '0.4.266', 'vike-react': '0.6.30', vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' },
    ...react,
  },
  program: 'vike',
  ...onReact('vike'),
  dev: (port) => ['dev', '--port', String(port), '--host', '127.0.0.1'],
  output: 'dist/client',
  kept: ['dist', 'node_modules'],
  slash: false,
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
    ...react,
  },
  program: 'react-router',
  ...onReact('react-router', 'app/'),
  dev: (port) => ['dev', '--port', String(port), '--host', '127.0.0.1'],
  output: 'build/client',
  kept: ['build', '.react-router', 'node_modules'],
  slash: false,
  note: 'Prerendered; pages are JSON; its links prefetch on intent.',
};

export const next: Peer = {
  name: 'Next',
  packages: { next: '16.4.6', ...react },
  program: 'next',
  ...onReact('next', 'app/'),
  dev: (port) => ['dev', '--port', String(port), '--hostname', '127.0.0.1'],
  output: 'out',
  kept: ['.next'],
  slash: true,
  note: 'Exported; pages are JSON.',
};
