// The repairs of a site, shown one after the other → the site with those that somebody has confirmed.
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { printable } from '../command/printable';
import { printDiff } from '../edit/print-diff';
import { findRepair } from '../edit/repairs/find-repair';
import { type FixedSite, placeOf } from '../edit/repairs/fix-site';
import type { Trial } from '../edit/repairs/trial';
import { printOne } from './pretty';
import { relocate } from './relocate';

interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly colours: boolean;
}

/** What one step changes; earlier steps are not written yet either. */
const printStep = (before: Trial, after: Trial): string =>
  printDiff(before.changesTo(after)).split('\n').map(printable).join('\n');

/** Nothing is written: whoever stops before the end has lost nothing. */
export async function askRepairs(
  start: Trial,
  root: string,
  { input, output, colours }: Terminal,
): Promise<FixedSite> {
  const lines = createInterface({ input });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (): Promise<string> => {
    output.write('Apply it? (y, n, or q to stop) [n]: ');
    const { value, done } = await answers.next();
    return done === true ? 'q' : String(value).trim().toLowerCase();
  };
  const fixed: FixedSite['fixed'][number][] = [];
  const asked = new Set<string>();
  let site = start;
  for (;;) {
    const finding = site.findings.find((one) => !asked.has(placeOf(one)));
    if (finding === undefined) break;
    asked.add(placeOf(finding));
    const repair = findRepair(finding, site);
    if (repair === undefined) continue;
    const [shown = finding] = relocate([finding], root);
    output.write(`${printOne(shown, colours)}${printable(repair.title)}\n`);
    output.write(printStep(site, repair.after));
    const answer = await ask();
    if (answer === 'q') break;
    if (answer !== 'y' && answer !== 'yes') continue;
    site = repair.after;
    fixed.push({ finding, repair });
  }
  lines.close();
  return { site, fixed };
}
