// Runs the bundler again and again: it reads and parses only what has changed since the last time.
import type { BuildContext, BuildResult } from 'esbuild';
import type { RunBundler } from './bundle-module';

export class Rebuilder {
  readonly #contexts = new Map<string, Promise<BuildContext>>();

  /** What runs one bundle; its options count only the first time. */
  of =
    (name: string): RunBundler =>
    async (options): Promise<BuildResult> => {
      const known = this.#contexts.get(name);
      const context = known ?? import('esbuild').then((esbuild) => esbuild.context(options));
      this.#contexts.set(name, context);
      return (await context).rebuild();
    };

  async close(): Promise<void> {
    const contexts = [...this.#contexts.values()];
    this.#contexts.clear();
    for (const context of contexts) await (await context).dispose();
  }
}
