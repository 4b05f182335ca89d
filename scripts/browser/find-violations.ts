// A page in a browser → what axe finds there.
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in a page that has axe. */
async function runAxe(runOnly: readonly string[]): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: {
      run: (
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
    };
  };
  const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 4)
        .join(', ')}`,
  );
}

/** The expression for what axe finds in a page that has it. */
export const axeExpression = `(${runAxe})(${JSON.stringify(tags)})`;

/** As short lines. `axe` is the text of its script; the page needs a context with `bypassCSP`. */
export async function findViolations(page: Page, axe: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(runAxe, tags);
}
