// The code for browsers → the same for words without marks: it gets no others, and what handles them costs nothing there.
import type { Plugin } from 'esbuild';

const names = ['plain', 'said'];
const contents = names.map((name) => `export function ${name}(text) { return text; }`).join('\n');

export const withoutMarks: Plugin = {
  name: 'without-marks',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]engine[\\/]content[\\/]text[\\/]words\.ts$/ }, () => ({ contents }));
  },
};
