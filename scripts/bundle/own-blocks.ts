// The further folders of blocks → their blocks, checked for completeness.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { invariant } from '../../engine/model/invariant';
import { type CodePlace, InvalidCode, toCodeFinding } from '../command/invalid-code';
import { listBlockFolders } from '../files/block-folders';
import type { Workspace } from '../files/workspace';

const endings = ['.schema.json', '.block.ts', '.tsx'];

type BlockPlaces = Pick<Workspace, 'engine' | 'blocks'>;

/** How a file of a block is named in findings: relative to the folder that holds the folder of blocks. */
export const toOwnPlace = ({ blocks }: BlockPlaces, file: string): string | undefined => {
  const folder = blocks.find((one) => file.startsWith(one));
  return folder && relative(dirname(folder), file).replaceAll('\\', '/');
};

/** The schema of the engine's block of a type. */
const toEngineSchema = ({ engine }: BlockPlaces, type: string): string =>
  join(engine, 'schemas/blocks', `${type}.schema.json`);

interface Refusal {
  readonly reason: string;
  readonly remedy: string;
}

const maxType = 60;

/** Why no block of a site can have that name; undefined if it can. */
export function refuseType(places: BlockPlaces, type: string): Refusal | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type))
    return {
      reason: `has a name that no type can have: "${type}"`,
      remedy: 'Use small letters and digits, with a hyphen between words, such as "price-list".',
    };
  if (type.length > maxType)
    return {
      reason: `has a name of ${type.length} characters`,
      remedy: `Choose one of at most ${maxType}: files and classes begin with it.`,
    };
  if (type in {})
    return {
      reason: `has a name that every object has: "${type}"`,
      remedy: `Give yours another name, such as "our-${type}".`,
    };
  if (!existsSync(toEngineSchema(places, type))) return undefined;
  return {
    reason: `has the name of a block of the engine, "${type}", which cannot be replaced`,
    remedy: `Give yours another name, such as "our-${type}". Copy the members that it needs from schemas/blocks/${type}.schema.json of the engine, render them with what "plinth" exports, and style them: of the engine's block, it has no other part. If it shall only look different, theme.css is enough.`,
  };
}

function findRefusal(places: BlockPlaces, folder: string, other?: string): Refusal | undefined {
  const type = basename(folder);
  if (other !== undefined)
    return { reason: `has the same name as the one in ${other}`, remedy: 'Rename one of them.' };
  const refusal = refuseType(places, type);
  if (refusal !== undefined) return refusal;
  const stats = endings.map((ending) => {
    return [
      `${type}${ending}`,
      statSync(join(folder, type + ending), { throwIfNoEntry: false }),
    ] as const;
  });
  const [missing] = stats.find(([, stat]) => stat === undefined) ?? [];
  if (missing !== undefined)
    return { reason: `has no ${missing}`, remedy: 'Add that file, or delete the folder.' };
  const [unread] = stats.find(([, stat]) => stat?.isFile() !== true) ?? [];
  return unread === undefined
    ? undefined
    : {
        reason: `has something else in the place of the file ${unread}`,
        remedy: 'Put a file there.',
      };
}

/**
 * The folder of each, by type.
 * @throws InvalidCode where a file is missing or a type is taken.
 */
export function findOwnBlocks(places: BlockPlaces): ReadonlyMap<string, string> {
  // The names of these folders decide which sheet styles a block.
  for (const folder of places.blocks)
    invariant(basename(folder) === 'blocks', `${folder} is called "blocks"`);
  const found = new Map<string, string>();
  const findings = listBlockFolders(places).flatMap((folder) => {
    const file = toOwnPlace(places, folder) ?? folder;
    const refusal = findRefusal(places, folder, found.get(basename(folder)));
    found.set(basename(folder), folder);
    const place: CodePlace = { file };
    return refusal ? [toCodeFinding('block-folder', place, { folder: file, ...refusal })] : [];
  });
  if (findings.length > 0) throw new InvalidCode(findings);
  return found;
}
