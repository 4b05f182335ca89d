// Built peers → when the first and the largest part of a content page is painted on a simulated phone: Lighthouse, in turn.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserArguments } from '../../browser/find-browser';
import { findBrowser } from '../find-browser';
import { type Served, toAddress } from './measure-visits';
import { findTool, install } from './peer-site';
import { peerEnvironment } from './run-timed';

/** In milliseconds. */
interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly blocking: number;
}

export interface PaintFigures {
  readonly peer: string;
  readonly paints: readonly Paint[];
}

const lighthouse = { lighthouse: '12.8.2' };

/** Absent where it cannot be installed. */
export const findLighthouse = (): string | undefined =>
  install('Lighthouse', lighthouse) ? findTool('Lighthouse', 'lighthouse') : undefined;

/** Asynchronous: the server is in this process. */
const runProgram = promisify(execFile);

type Audits = Readonly<Record<string, { readonly numericValue?: number } | undefined>>;

async function run(program: string, address: string): Promise<Paint | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-paint-'));
  const report = join(folder, 'report.json');
  const flags = [...browserArguments, '--headless=new', '--ignore-certificate-errors'];
  const words = ['--quiet', '--output=json', `--output-path=${report}`];
  const more = ['--only-categories=performance', `--chrome-flags=${flags.join(' ')}`];
  const env = { ...peerEnvironment, CHROME_PATH: findBrowser() };
  try {
    await runProgram(program, [address, ...words, ...more], { env, timeout: 120_000 });
    const { audits, runtimeError }: { audits: Audits; runtimeError?: object } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    if (runtimeError !== undefined) return undefined;
    const readAudit = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
    return {
      first: readAudit('first-contentful-paint'),
      largest: readAudit('largest-contentful-paint'),
      blocking: readAudit('total-blocking-time'),
    };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function measurePaints(
  program: string,
  all: readonly Served[],
  rounds: number,
): Promise<PaintFigures[]> {
  const figures = all.map((served) => ({ served, paints: [] as Paint[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { served, paints } of figures) {
      const path = served.built.site.menus[0]?.links[0]?.path ?? '/';
      const paint = await run(program, toAddress(served, path));
      if (paint !== undefined) paints.push(paint);
    }
  return figures.map(({ served, paints }) => ({ peer: served.built.peer.name, paints }));
}
