// What React reports by number in a published site → its own words, and where to look.

/** The error of a page that the browser renders otherwise than the build did. https://react.dev/errors/418 */
const mismatch = /Minified React error #418\b/;

/** `ownBlocks`: the site's own blocks on the page. Other messages stay as they are. */
export function explainReactError(message: string, ownBlocks: readonly string[]): string {
  if (!mismatch.test(message)) return message;
  const [, what = 'HTML'] = /args(?:\[\]|%5B%5D)=(\w+)/.exec(message) ?? [];
  const names = ownBlocks.map((type) => `"${type}"`).join(', ');
  const suspect = names === '' ? '' : ` Look at the blocks of your own on this page: ${names}.`;
  return `React: Hydration failed because the server rendered ${what} didn't match the client. What a block renders must be the same when the site is built and in the browser: no Date, Math.random or window outside of effects.${suspect}`;
}
