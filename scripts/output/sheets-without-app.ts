// The style sheets of the engine → the same for pages without the app: what asks whether scripts run has its answer, and one
// sheet has what others would bring later.
import type { StyleBundle } from '../bundle/bundle-styles';

/** Browsers say that scripts run, whatever a policy forbids. */
const settle = (css: string): string =>
  css
    .replace(/\(scripting:\s*enabled\)/g, '(width<0)')
    .replace(/\(scripting:\s*none\)/g, '(width>=0)');

const settleAll = (sheets: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(sheets).map(([name, css]) => [name, settle(css)]));

export const settleScripting = (styles: StyleBundle): StyleBundle => ({
  ...styles,
  shell: settle(styles.shell),
  late: settle(styles.late),
  print: settle(styles.print),
  axes: settleAll(styles.axes),
  layers: settleAll(styles.layers),
});

/** From one document to the next as the app would: https://drafts.csswg.org/css-view-transitions-2/ */
const transition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

interface Joined {
  readonly chosen: string;
  readonly late: string;
  readonly print: string;
}

/** Rules for the sheet of the shell. */
export const joinSheets = ({ chosen, late, print }: Joined): string =>
  `${chosen}${late}\n@media print{${print}}\n${transition}\n`;
