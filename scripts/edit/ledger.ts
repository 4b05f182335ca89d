// The ledger with today's addresses taken in: none is ever taken out, and what else stands in it stays.
import {
  findLedgerError,
  ledgerFile,
  parseLedger,
} from '../../engine/manifest/checks/addresses/ledger';
import { findPosition } from '../../engine/manifest/text/find-position';
import { CannotRun } from '../command/cannot-run';

/** A line as it is written, with its line break, and the address that it promises. */
interface Line {
  readonly text: string;
  readonly path: string | undefined;
}

const readLine = (text: string): Line => ({ text, path: parseLedger(text)[0]?.path });

/** An empty one has nothing to lose. */
function checkText(text: string): void {
  const error = text.trim() === '' ? undefined : findLedgerError(text);
  if (error === undefined) return;
  const { line } = findPosition(text, error.offset);
  throw new CannotRun(
    `${ledgerFile}:${line}: ${error.reason}. Fix it, or restore the file from its history.`,
  );
}

/** The end of a line that the ids of pages are part of. */
const withId = (text: string, id: string): string =>
  text.replace(
    /^(\s*\S+)(?:([ \t]+)\S+(?:[ \t]+\S+)?)?/,
    (_, path: string, gap = ' ') => `${path}${gap}${id}`,
  );

/** Behind the last line with an address that comes before it in order, else before the first; comments stay on top. */
function insert(lines: Line[], line: Line & { readonly path: string }): void {
  const before = lines.findLastIndex(({ path }) => path !== undefined && path < line.path);
  const first = lines.findIndex(({ path }) => path !== undefined);
  lines.splice(before >= 0 ? before + 1 : first >= 0 ? first : lines.length, 0, line);
}

/** @throws CannotRun for a text that holds anything but addresses, comments and empty lines. */
export function printLedger(before: string, served: ReadonlyMap<string, string>): string {
  checkText(before);
  const lineBreak = before.includes('\r\n') ? '\r\n' : '\n';
  const lines = (before.match(/[^\n]*\n|[^\n]+$/g) ?? []).map(readLine).map((line) => {
    const id = line.path === undefined ? undefined : served.get(line.path);
    const known = parseLedger(line.text)[0]?.id;
    return id === undefined || id === known ? line : { ...line, text: withId(line.text, id) };
  });
  const known = new Set(lines.map(({ path }) => path));
  for (const [path, id] of [...served].sort(([one], [other]) => (one < other ? -1 : 1)))
    if (!known.has(path)) insert(lines, { path, text: `${path} ${id}${lineBreak}` });
  // The last line may have had no line break, and may not be the last any more.
  return lines
    .map(({ text }, index) =>
      text.endsWith('\n') || index === lines.length - 1 ? text : text + lineBreak,
    )
    .join('');
}
