// The packages as they are published: packed once for all tests of a worker.
import { type Packed, packAll } from '../../../scripts/package/pack-all';

let packed: Promise<ReadonlyMap<string, Packed>> | undefined;

export const packOnce = (): Promise<ReadonlyMap<string, Packed>> => {
  packed ??= packAll('.');
  return packed;
};
