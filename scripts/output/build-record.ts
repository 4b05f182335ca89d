// What the next build of an output has to know of the last one, to tell whether it would write anything.
import type { Finding } from '../../engine/model/finding';
import { isRecord } from '../../engine/model/json';
import { contentHash } from '../files/content-hash';
import { keepChecked, readChecked } from '../files/kept-file';
import type { Workspace } from '../files/workspace';

export interface BuildRecord {
  /** The code, what was asked for, and the state of all files of the site. */
  readonly made: string;
  /** The same with their contents in place of their state. */
  readonly contents: string;
  /** The hash of the listing of the output. */
  readonly listing: string;
  readonly files: number;
  /** Of the output; see output-sum.ts. */
  readonly sum: number;
  readonly pages: number;
  /** The instants between which the clock changes nothing. */
  readonly from: number;
  readonly until: number;
  readonly findings: readonly Finding[];
}

interface Place {
  readonly workspace: Pick<Workspace, 'cache'>;
  readonly outDir: string;
}

const nameRecord = (outDir: string): string => `outputs/${contentHash(outDir)}.build`;

export function readRecord({ workspace, outDir }: Place): BuildRecord | undefined {
  const bytes = readChecked(workspace.cache, nameRecord(outDir));
  const record: unknown = bytes && JSON.parse(bytes.toString());
  return isRecord(record) ? (record as unknown as BuildRecord) : undefined;
}

export function keepRecord({ workspace, outDir }: Place, record: BuildRecord): void {
  keepChecked(workspace.cache, nameRecord(outDir), Buffer.from(JSON.stringify(record)));
}
