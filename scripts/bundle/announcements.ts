// The modules of a site's own blocks, in a bundle → each is announced before it is loaded: what waits in code of Node, or throws
// something without a stack, says nothing of a block.
import type { Plugin } from 'esbuild';

const namespace = 'announce';

/** What a bundle calls by that name; whoever runs the bundle gives it. */
export const announcing = 'announceFile';

/** Gets the path of a file from the folder of the site; empty where it has been loaded. */
export type Announce = (file: string) => void;

const end = '#end';

/** An import of that file, between two that announce it and its end: imports are loaded in their order, each module once. */
export const withAnnouncement = (file: string, line: string): string[] => [
  `import '${namespace}:${file}';`,
  line,
  `import '${namespace}:${file}${end}';`,
];

export const withAnnouncements: Plugin = {
  name: 'announcements',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^announce:/ }, ({ path }) => ({ path, namespace }));
    onLoad({ filter: /^/, namespace }, ({ path }) => {
      const file = path.endsWith(end) ? '' : path.slice(namespace.length + 1);
      return { contents: `${announcing}(${JSON.stringify(file)}); export {};` };
    });
  },
};
