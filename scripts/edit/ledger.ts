import { parseLedger } from '../../engine/manifest/checks/ledger';

/** The ledger with today's addresses taken in: a line each, sorted by path; none is ever taken out. */
export function printLedger(before: string, served: ReadonlyMap<string, string>): string {
  const lines = new Map([
    ...parseLedger(before).map(({ path, id }) => [path, id] as const),
    ...served,
  ]);
  const sorted = [...lines].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([path, id]) => `${path} ${id}\n`).join('');
}
