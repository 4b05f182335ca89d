// The folders of a site's own code → how findings name their files, and what is wrong with a folder.
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isDeviceName } from '../../engine/content/addresses/device-name';
import type { Workspace } from '../files/workspace';

export type BlockPlaces = Pick<Workspace, 'engine' | 'blocks'>;

/** How a file of a block is named in findings: relative to the folder that holds the folder of blocks. */
export const toOwnPlace = ({ blocks }: BlockPlaces, file: string): string | undefined => {
  const folder = blocks.find((one) => file.startsWith(one));
  return folder && relative(dirname(folder), file).replaceAll('\\', '/');
};

export interface Refusal {
  readonly reason: string;
  readonly remedy: string;
}

const maxName = 60;

/** Why no block and no kind of a site can have that name; undefined if it can. */
export function refuseName(name: string): Refusal | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return {
      reason: 'has a name that no type can have',
      remedy: 'Use small letters and digits, with a hyphen between words, such as "price-list".',
    };
  if (name.length > maxName)
    return {
      reason: `has a name of ${name.length} characters`,
      remedy: `Choose one of at most ${maxName}: files and classes begin with it.`,
    };
  if (name in {})
    return {
      reason: 'has a name that every object has',
      remedy: `Give yours another name, such as "our-${name}".`,
    };
  if (isDeviceName(name))
    return {
      reason: 'has a name that no folder has on Windows',
      remedy: `Give yours another name, such as "our-${name}".`,
    };
  return undefined;
}

/** Of a block that was copied or renamed without its files, or a file with another ending. */
function findRemedy(folder: string, missing: string): string {
  const [, ending = ''] = /^[^.]*(\..*)$/.exec(missing) ?? [];
  const likely =
    ending === '.tsx' ? /\.(?:tsx|jsx|js)$/ : new RegExp(`${ending.replaceAll('.', '\\.')}$`);
  const files = readdirSync(folder);
  const found = files.find((name) => likely.test(name));
  if (found !== undefined)
    return `Rename ${found}: the files of a block are called like its folder.`;
  const shared = files.find((name) => /\.tsx?$/.test(name));
  return basename(dirname(folder)) === 'blocks' && shared !== undefined
    ? `Add that file; what several blocks share stands beside their folders, as blocks/${shared}.`
    : 'Add that file, or delete the folder.';
}

/** Why a folder cannot be used without one of its files; undefined where all are there. */
export function refuseFiles(folder: string, names: readonly string[]): Refusal | undefined {
  const stats = names.map(
    (name) => [name, statSync(join(folder, name), { throwIfNoEntry: false })] as const,
  );
  const [missing] = stats.find(([, stat]) => stat === undefined) ?? [];
  if (missing !== undefined)
    return { reason: `has no ${missing}`, remedy: findRemedy(folder, missing) };
  const [unread] = stats.find(([, stat]) => stat?.isFile() !== true) ?? [];
  return unread === undefined
    ? undefined
    : {
        reason: `has something else in the place of the file ${unread}`,
        remedy: 'Put a file there.',
      };
}
