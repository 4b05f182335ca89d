// A finished build, the host that it is for → what of it that host does not take.
import {
  countFiles,
  type Host,
  type HostLimits,
  hosts,
  limitsOf,
} from '../../engine/manifest/checks/context/hosts';
import type { Finding } from '../../engine/model/finding';
import type { SiteFacts } from '../../engine/model/site-facts';
import { toCodeFinding } from '../command/invalid-code';
import { manifestFile } from '../journal/site-paths';
import type { WrittenOutput } from './build-output';

interface Measure {
  readonly limit: keyof HostLimits;
  readonly actual: number;
  /** What the host takes, and what there is. */
  readonly words: (limit: string, actual: string) => string;
}

type Counted = readonly [name: string, count: number];

const findMost = (counted: Iterable<Counted>): Counted =>
  [...counted].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);

function countInFolders(paths: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const toMegabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;

/** The name of a header, a colon, its value, and the space before it. */
const measureHeader = ([name, value]: readonly [string, string]): Counted => [
  name,
  name.length + value.length + 4,
];

function measure({ files, headers }: WrittenOutput): Measure[] {
  const sizes = Array.from(files, ([path, { size }]): Counted => [path, size]);
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  const [largest, size] = findMost(sizes);
  const [folder, count] = findMost(countInFolders(files.keys()));
  const [header, characters] = findMost(Object.entries(headers).map(measureHeader));
  return [
    {
      ...{ limit: 'files', actual: sizes.length },
      words: (limit, actual) => `takes ${limit} files, and this build has ${actual}`,
    },
    {
      ...{ limit: 'filesInFolder', actual: count },
      words: (limit, actual) =>
        `takes ${limit} files in one folder, and "${folder}" of this build has ${actual}`,
    },
    {
      ...{ limit: 'megabytes', actual: toMegabytes(sum) },
      words: (limit, actual) => `takes ${limit} MB, and this build has ${actual}`,
    },
    {
      ...{ limit: 'fileMegabytes', actual: toMegabytes(size) },
      words: (limit, actual) => `takes files of ${limit} MB, and ${largest} has ${actual}`,
    },
    {
      ...{ limit: 'headerCharacters', actual: characters },
      words: (limit, actual) =>
        `takes ${limit} characters for a header, and ${header} has ${actual}`,
    },
  ];
}

const formatCount = (count: number): string => count.toLocaleString('en');

function listDoubts(host: Host, { pageCount }: Built, output: WrittenOutput): string[] {
  const limits = limitsOf(host);
  const saidBefore = countFiles(pageCount);
  return measure(output).flatMap(({ limit: name, actual, words }) => {
    const limit = limits[name];
    if (limit === undefined || actual <= limit) return [];
    // `validate` has counted the pages.
    if (name === 'files' && saidBefore > limit) return [];
    return [words(formatCount(limit), formatCount(actual))];
  });
}

type Built = Pick<SiteFacts, 'host' | 'pageCount'>;

export function findHostDoubts(site: Built, output: WrittenOutput): Finding[] {
  const { host } = site;
  if (host === undefined) return [];
  return listDoubts(host, site, output).map((cannot) =>
    toCodeFinding('host-output', { file: manifestFile }, { host: hosts[host].name, cannot }),
  );
}
