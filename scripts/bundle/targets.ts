/** "Widely available" of Baseline, as esbuild's targets. */
export const targets = ['chrome120', 'edge120', 'firefox121', 'safari17.2'];
