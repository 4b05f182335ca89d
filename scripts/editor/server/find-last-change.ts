// A value of a file → who changed it last, of all lines that it has.
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { SiteEdit } from '../../edit/site-edit';
import { findGit } from '../../git/run-git';
import type { LastChange } from '../published';

interface Place {
  readonly file: string;
  /** Empty for the whole file. */
  readonly path: readonly (string | number)[];
}

const countLines = (text: string): number => text.split('\n').length;

/** The lines of a value, from 1; those of the whole file where it is not JSON. */
function findLines(text: string, { file, path }: Place): string[] {
  if (!file.endsWith('.json') || path.length === 0) return [];
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (node === undefined) return [];
  const first = countLines(text.slice(0, node.offset));
  const last = countLines(text.slice(0, node.offset + node.length));
  return ['-L', `${first},${last}`];
}

/** What git calls lines that nobody has committed. */
const uncommitted = /^0+ /;

export function findLastChange(root: string, place: Place): LastChange {
  const { file } = place;
  const text = new SiteEdit(root).read(file) ?? '';
  const lines = findLines(text, place);
  const blame = findGit(root, ['blame', '--line-porcelain', ...lines, '--', file])?.toString();
  const parts = (blame ?? '').split(/\n(?=[0-9a-f]{40} \d)/);
  const read = (part: string, key: string): string =>
    new RegExp(`^${key} (.*)$`, 'm').exec(part)?.[1] ?? '';
  const found = parts
    .filter((part) => part !== '')
    .map((part) => ({
      isOwn: uncommitted.test(part),
      ...{ author: read(part, 'author'), about: read(part, 'summary') },
      time: Number(read(part, 'author-time')),
    }))
    .sort((one, other) => other.time - one.time);
  const [newest] = found;
  if (newest === undefined || newest.isOwn) return null;
  const { isOwn: _, ...change } = newest;
  return change;
}
