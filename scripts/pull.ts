// npm run pull -- NAME: fetches the rows of a source into its data file, if they bring no new error.

import type { Source } from '../engine/generated/manifest';
import { getText } from '../engine/manifest/change-sources';
import { pulledFile, pulledRecord } from '../engine/manifest/checks/pages/pulled-files';
import { findNearest } from '../engine/manifest/shape/nearest';
import { isRecord } from '../engine/model/json';
import { printOutcome } from './apply';
import { parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { Base } from './edit/base';
import { makeEdit, tryEdit } from './edit/make-edit';
import type { Operation } from './edit/operations';
import { printDiff } from './edit/print-diff';
import { manifestFile } from './journal/site-paths';
import { fetchSource } from './pull/fetch-source';
import { fillSecrets, refuseSecrets } from './pull/fill-secrets';
import { toFileText, toRows } from './pull/to-rows';
import { toUndo } from './report/report-edit';
import { openWorld } from './source/open-world';

function readManifest({ source }: Base): unknown {
  try {
    return JSON.parse(getText(source, manifestFile) ?? '');
  } catch {
    throw new CannotRun(
      `${manifestFile} is not JSON. Fix it first: the command validate says where.`,
    );
  }
}

/** @throws CannotRun */
function getSource(manifest: unknown, name: string): Source {
  const sources = isRecord(manifest) && isRecord(manifest.sources) ? manifest.sources : {};
  const found = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (isRecord(found) && typeof found.url === 'string') return found as unknown as Source;
  if (Object.hasOwn(sources, name))
    throw new CannotRun(
      `The source "${name}" of the manifest has no "url" to ask. Fix it first: the command validate says where.`,
    );
  const near = findNearest(name, Object.keys(sources));
  throw new CannotRun(
    `The manifest has no source "${name}". ${near === undefined ? 'Add it to "sources".' : `Did you mean "${near}"?`}`,
  );
}

async function pull({ url, headers = {}, ...source }: Source) {
  refuseSecrets(headers);
  const filled = Object.entries(headers).map(
    ([name, value]) => [name, fillSecrets(value, process.env)] as const,
  );
  const text = await fetchSource({
    url: fillSecrets(url, process.env),
    headers: Object.fromEntries(filled),
  });
  return toRows(text, { url, ...source });
}

/** Exit code 1 when the rows bring an error: then nothing is written. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, name, check } = parseArguments(commands.pull, args);
    const world = await openWorld(root, { documents: true });
    const base = new Base(world);
    const source = getSource(readManifest(base), name);
    const rows = await pull(source);
    const [file, record] = [`files/${pulledFile(name)}`, `files/${pulledRecord(name)}`];
    const text = toFileText(rows);
    if (getText(base.source, file) === text) {
      process.stderr.write(`${file} says the same already: ${rows.length} rows.\n`);
      return 0;
    }
    // As the manifest writes it, without secrets.
    const from = { from: source.url, at: findBuildInstant().toISOString(), rows: rows.length };
    const operations: Operation[] = [
      { op: 'put', file, text },
      { op: 'put', file: record, text: `${JSON.stringify(from, null, 2)}\n` },
    ];
    const about = `pull ${name}`;
    const outcome = (check ? tryEdit : makeEdit)({ operations, about }, base);
    if (outcome.kind === 'refused') process.stdout.write(printDiff(outcome.checked.site.changes()));
    return printOutcome(outcome, { base, words: `${rows.length} rows from "${name}".`, toUndo });
  });
}
