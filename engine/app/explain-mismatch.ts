// What React reports by number where the browser renders something else than the document has → its words, and the block.

/** The error that a page differs. https://react.dev/errors/418 */
const mismatch = /Minified React error #418\b/;

/** Undefined for any other message. */
export function explainMismatch(message: string): string | undefined {
  if (!mismatch.test(message)) return undefined;
  const [, what = 'HTML'] = /args(?:\[\]|%5B%5D)=(\w+)/.exec(message) ?? [];
  return `React: Hydration failed because the server rendered ${what} didn't match the client. What a block renders must be the same when the site is built and in the browser: no Date, Math.random or window outside of effects.`;
}

/** The component of the block, in a stack of components as browsers write it; undefined outside of blocks. */
function findBlock(stack: string): string | undefined {
  const names = stack.split('\n').map((line) => /^\s*(?:at )?(\w+)/.exec(line)?.[1]);
  return names[names.indexOf('LoadedBlock') - 1];
}

/** For the development server: a build leaves it to React. */
export function warnOfMismatch(
  error: unknown,
  { componentStack: stack }: { readonly componentStack?: string | null | undefined },
): void {
  const explained = explainMismatch(error instanceof Error ? error.message : String(error));
  if (explained === undefined) {
    console.warn(error, stack);
    return;
  }
  const block = findBlock(stack ?? '');
  console.warn(`${explained}${block === undefined ? '' : ` Look at ${block}.`}`, stack);
}
