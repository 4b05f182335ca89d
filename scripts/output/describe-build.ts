// What a build did → the sentences about it.
interface Built {
  readonly outDir: string;
  /** As `performance.now()` gave it at the beginning. */
  readonly started: number;
  readonly pages: number;
  readonly written: number;
  readonly linked: number;
  readonly droppedCopies?: number;
}

/** Said once: the next build finds none. */
const explainDropped = (copies: number): string =>
  copies === 0
    ? ''
    : `Removed ${copies} compressed copies of the last build, which this one does without. "compress": true in "build" of the manifest is for hosts that send them.\n`;

export function describeBuild(built: Built): string {
  const { outDir, started, pages, written, linked, droppedCopies = 0 } = built;
  const time = ((performance.now() - started) / 1000).toFixed(2);
  return `Built ${pages} pages into ${outDir} in ${time} s (${written} files written, ${linked} unchanged).\n${explainDropped(droppedCopies)}`;
}
