// Figures of all peers → the page of the day: a table for each question, and where ours is not the best.
import { cpus, release, totalmem, type } from 'node:os';
import type { BuildFigures } from './measure-builds';
import type { PaintFigures } from './measure-paint';
import type { SaveFigures } from './measure-saves';
import type { ClickFigures, Weight } from './measure-visits';

export interface PeerInfo {
  readonly name: string;
  readonly version: string;
  readonly note?: string | undefined;
}

export interface Comparison {
  readonly peers: readonly PeerInfo[];
  /** What could not be run, with the reason. */
  readonly absent: readonly (readonly [name: string, reason: string])[];
  readonly builds: readonly BuildFigures[];
  readonly weights: readonly Weight[];
  readonly paints: readonly PaintFigures[];
  readonly clicks: readonly ClickFigures[];
  readonly saves: readonly SaveFigures[];
  /** The instant, the command, and the load of the machine before and after. */
  readonly date: string;
  readonly command: string;
  readonly load: readonly [before: number, after: number];
}

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
};

const toCell = (value: number | undefined, digits = 0): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);

const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** One question, the answer of each peer, less is better. */
interface Question {
  readonly what: string;
  readonly answers: readonly (readonly [peer: string, value: number])[];
}

const own = 'Plinth';

/** Where ours is behind another, and by how much. */
function describeLoss({ what, answers }: Question): string | undefined {
  const known = answers.filter(([, value]) => !Number.isNaN(value));
  const ours = known.find(([name]) => name === own)?.[1];
  const ahead = known
    .filter(([name, value]) => !name.startsWith(own) && ours !== undefined && value < ours)
    .sort(([, one], [, other]) => one - other);
  if (ours === undefined || ahead.length === 0) return undefined;
  const names = ahead.map(([name, value]) => `${name} (ours ${(ours / value).toFixed(2)} ×)`);
  return `- ${what}: ${names.join(', ')}`;
}

const byValue = <Row extends { readonly value: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => (one.value || Infinity) - (other.value || Infinity));

/** What others are compared with, where it is there. */
const standard = 'Eleventy';

const describeFailure = (failure: string): string =>
  `failed: ${failure.replace(/[|\n]+/g, ' ').slice(0, 80)}`;

function printBuilds(figures: readonly BuildFigures[], pages: number): string {
  const rows = byValue(
    figures
      .filter((row) => row.pages === pages)
      .map((row) => ({ ...row, value: medianOf(row.cold.map(({ wall }) => wall)) })),
  );
  const base = rows.find(({ peer }) => peer === standard)?.value;
  const ratios = (value: number): string[] => (base ? [toCell(value / base, 2)] : []);
  const head = [
    ...['', 'cold, s', ...(base ? [`× ${standard}`] : []), 'CPU, s', 'largest process, MiB'],
    ...['one page changed, s', 'CPU, s'],
  ];
  const seconds = (values: readonly number[]): string => toCell(medianOf(values) / 1000, 2);
  const cells = rows.map(({ peer, value, cold, changed, failure }) =>
    failure === undefined
      ? [
          peer,
          seconds(cold.map(({ wall }) => wall)),
          ...ratios(value),
          seconds(cold.map(({ processor }) => processor)),
          toCell(Math.max(...cold.map(({ memory }) => memory ?? Number.NaN))),
          seconds(changed.map(({ wall }) => wall)),
          seconds(changed.map(({ processor }) => processor)),
        ]
      : head.map((_, column) => [peer, describeFailure(failure)][column] ?? ''),
  );
  return `### ${pages} pages\n\n${toTable(head, cells)}\n`;
}

function printWeights(weights: readonly Weight[]): string {
  const rows = weights
    .map(({ html, css, js, other, ...row }) => ({
      ...{ ...row, html, css, js, other },
      value: html + css + other + js[0] + js[1],
    }))
    .sort((one, other) => one.value - other.value);
  const head = [
    '',
    'requests by load',
    'after it',
    'HTML',
    'CSS',
    'JS by load',
    'JS after it',
    'other',
    'all',
  ];
  const cells = rows.map(({ peer, requests, html, css, js, other, value }) => [
    peer,
    ...[...requests, html, css, ...js, other, value].map((cell) => toCell(cell)),
  ]);
  return toTable(head, cells);
}

function printPaints(paints: readonly PaintFigures[]): string {
  const rows = byValue(
    paints.map((row) => ({ ...row, value: medianOf(row.paints.map(({ largest }) => largest)) })),
  );
  return toTable(
    ['', 'runs', 'first paint', 'largest paint', 'blocking time'],
    rows.map(({ peer, paints: runs, value }) => [
      peer,
      String(runs.length),
      toCell(medianOf(runs.map(({ first }) => first))),
      toCell(value),
      toCell(medianOf(runs.map(({ blocking }) => blocking))),
    ]),
  );
}

function printClicks(clicks: readonly ClickFigures[]): string {
  const names = [...new Set(clicks.map(({ peer }) => peer))];
  const timeOf = (name: string, rate: number): number =>
    medianOf(clicks.find((row) => row.peer === name && row.rate === rate)?.times ?? []);
  const rows = byValue(names.map((name) => ({ name, value: timeOf(name, 1) })));
  return toTable(
    ['', 'a click', 'ms', 'ms, processor four times slower'],
    rows.map(({ name, value }) => [
      name,
      clicks.some(({ peer, loads }) => peer === name && loads)
        ? 'loads a document'
        : 'stays in the app',
      toCell(value),
      toCell(timeOf(name, 4)),
    ]),
  );
}

function printSaves(saves: readonly SaveFigures[]): string {
  const rows = byValue(saves.map((row) => ({ ...row, value: medianOf(row.times) })));
  return toTable(
    ['', 'start to first page, ms', 'save to seen, ms'],
    rows.map(({ peer, start, value }) => [peer, toCell(start), toCell(value)]),
  );
}

/** All that can be better or worse. */
function listQuestions({ builds, weights, paints, clicks, saves }: Comparison): Question[] {
  const sizes = [...new Set(builds.map(({ pages }) => pages))];
  const ofBuilds = (
    what: string,
    pages: number,
    value: (row: BuildFigures) => number,
  ): Question => ({
    what: `${pages} pages, ${what}`,
    answers: builds.filter((row) => row.pages === pages).map((row) => [row.peer, value(row)]),
  });
  const ofClicks = (rate: number): Question => ({
    what: rate === 1 ? 'click to heading' : `click to heading, processor ${rate} times slower`,
    answers: clicks
      .filter((row) => row.rate === rate)
      .map((row) => [row.peer, medianOf(row.times)]),
  });
  return [
    ...sizes.flatMap((pages) => [
      ofBuilds('cold build', pages, ({ cold }) => medianOf(cold.map(({ wall }) => wall))),
      ofBuilds('cold build, CPU', pages, ({ cold }) =>
        medianOf(cold.map(({ processor }) => processor)),
      ),
      ofBuilds('one page changed', pages, ({ changed }) =>
        medianOf(changed.map(({ wall }) => wall)),
      ),
    ]),
    {
      what: 'bytes by the load event',
      answers: weights.map(({ peer, html, css, js: [js], other }) => [
        peer,
        html + css + js + other,
      ]),
    },
    {
      what: 'largest paint',
      answers: paints.map((row) => [row.peer, medianOf(row.paints.map(({ largest }) => largest))]),
    },
    ofClicks(1),
    ofClicks(4),
    { what: 'save to seen', answers: saves.map(({ peer, times }) => [peer, medianOf(times)]) },
  ];
}

/** Each of these was asked for; a part that could not be measured says so. */
const section = (title: string, about: string, isThere: boolean, body: () => string): string =>
  `## ${title}\n\n${about}\n\n${isThere ? body() : 'Not measured in this run.'}\n`;

export function printComparison(comparison: Comparison): string {
  const { peers, absent, builds, weights, paints, clicks, saves, date, command, load } = comparison;
  const [cpu] = cpus();
  const losses = listQuestions(comparison).flatMap((one) => describeLoss(one) ?? []);
  const sizes = [...new Set(builds.map(({ pages }) => pages))];
  return `# Benchmarks

Plinth beside other generators, with the same pages, menus and sheet, in one run on one machine. \`${command}\` writes this page.
Times are medians; peers take turns in each round. Compare within this page only.

- ${date}; ${cpu?.model.trim() ?? 'processor unknown'}, ${cpus().length} threads, ${Math.round(totalmem() / 2 ** 30)} GiB; ${type()} ${release()}; Node ${process.versions.node}
- load of the machine before ${load[0].toFixed(1)}, after ${load[1].toFixed(1)}${Math.max(...load) > cpus().length ? ': **other work ran at the same time**, so trust CPU times before wall times' : ''}
${peers.map(({ name, version, note }) => `- ${name} ${version}${note === undefined ? '' : `: ${note}`}`).join('\n')}
${absent.map(([name, reason]) => `- left out: ${name}. ${reason}`).join('\n')}

## Where Plinth is not the best

${losses.length === 0 ? 'Nowhere in this run.' : losses.join('\n')}

## Builds

Cold: without output and caches. Then the text of one page changes. CPU is that of all processes.

${sizes.map((pages) => printBuilds(builds, pages)).join('\n')}
${section('A first visit', 'Requests, and bytes of bodies after compression, of one content page.', weights.length > 0, () => printWeights(weights))}
${section('First paint', 'Lighthouse, a phone on a slow network, simulated; milliseconds.', paints.length > 0, () => printPaints(paints))}
${section('Clicks', 'From a click on a link of an open menu to the frame with the new heading: 15 links in three visits.', clicks.length > 0, () => printClicks(clicks))}
${section('Development', 'From the start of the server to its first page, with no cache; from a saved word to the word in the open page.', saves.length > 0, () => printSaves(saves))}`;
}
