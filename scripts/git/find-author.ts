// A line of a file at a revision → who wrote it, when, and what for.
import { findGit } from './run-git';

interface Line {
  readonly revision: string;
  /** From the folder that git is asked in. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export interface Author {
  readonly name: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** The first line of the message of the commit. */
  readonly summary: string;
}

/** Undefined where the revision lacks that line. */
export function findAuthor(root: string, { revision, file, line }: Line): Author | undefined {
  const place = ['-L', `${line},${line}`, revision, '--', file];
  const text = findGit(root, ['blame', '--porcelain', ...place])?.toString() ?? '';
  const find = (key: string): string | undefined =>
    new RegExp(`^${key} (.*)$`, 'm').exec(text)?.[1];
  const name = find('author');
  return name === undefined
    ? undefined
    : { name, time: Number(find('author-time')), summary: find('summary') ?? '' };
}

/** Who touched a file last, such as who removed it. */
export function findLastAuthor(root: string, revision: string, file: string): Author | undefined {
  const text = findGit(root, ['log', '-1', '--format=%an%x00%at%x00%s', revision, '--', file]);
  const [name, time, summary = ''] = (text?.toString().trim() ?? '').split('\0');
  return name === undefined || name === '' ? undefined : { name, time: Number(time), summary };
}
