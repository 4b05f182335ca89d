// The further folders of blocks → their blocks, checked for completeness.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { invariant } from '../../engine/model/invariant';
import { type CodePlace, InvalidCode, toCodeFinding } from '../command/invalid-code';
import { listBlockFolders } from '../files/block-folders';
import { listOwnParts } from './own-kinds';
import { type BlockPlaces, type Refusal, refuseFiles, refuseName, toOwnPlace } from './own-places';

const endings = ['.schema.json', '.block.ts', '.tsx'];

/** The schema of the engine's block of a type. */
const toEngineSchema = ({ engine }: BlockPlaces, type: string): string =>
  join(engine, 'schemas/blocks', `${type}.schema.json`);

/** Why no block of a site can have that name; undefined if it can. */
export function refuseType(places: BlockPlaces, type: string): Refusal | undefined {
  const refusal = refuseName(type);
  if (refusal !== undefined) return refusal;
  if (!existsSync(toEngineSchema(places, type))) return undefined;
  return {
    reason: `has the name of a block of the engine, "${type}", which cannot be replaced`,
    remedy: `Give yours another name, such as "our-${type}". Copy the members that it needs from schemas/blocks/${type}.schema.json of the engine, render them with what "plinth" exports, and style them: of the engine's block, it has no other part. If it shall only look different, theme.css is enough.`,
  };
}

/** In code, both would have one name. */
function refuseKindPart(places: BlockPlaces, type: string): Refusal | undefined {
  const part = listBlockFolders(places).find(
    (folder) => toOwnPlace(places, folder)?.replace('kinds/', '').replace('/', '-') === type,
  );
  return part === undefined
    ? undefined
    : {
        reason: `has the name that ${toOwnPlace(places, part)} has in code`,
        remedy: `Give it another name, such as "our-${type}".`,
      };
}

function findRefusal(places: BlockPlaces, folder: string, other?: string): Refusal | undefined {
  const type = basename(folder);
  if (other !== undefined)
    return { reason: `has the same name as the one in ${other}`, remedy: 'Rename one of them.' };
  return (
    refuseType(places, type) ??
    refuseKindPart(places, type) ??
    refuseFiles(
      folder,
      endings.map((ending) => type + ending),
    )
  );
}

/** The blocks that a manifest may have, in the folder of each type. */
const listWritten = ({ blocks }: BlockPlaces): string[] =>
  listBlockFolders({ blocks: blocks.filter((folder) => basename(folder) === 'blocks') });

/**
 * The folder of each, by type: also of those that show an item on its page, such as `course/page`.
 * @throws InvalidCode where a file is missing or a type is taken.
 */
export function findOwnBlocks(places: BlockPlaces): ReadonlyMap<string, string> {
  // The names of these folders decide which sheet styles a block.
  for (const folder of places.blocks)
    invariant(
      /^(?:blocks|kinds)$/.test(basename(folder)),
      `${folder} is called "blocks" or "kinds"`,
    );
  const found = new Map<string, string>();
  const findings = listWritten(places).flatMap((folder) => {
    const file = toOwnPlace(places, folder) ?? folder;
    const refusal = findRefusal(places, folder, found.get(basename(folder)));
    found.set(basename(folder), folder);
    const place: CodePlace = { file };
    return refusal ? [toCodeFinding('block-folder', place, { folder: file, ...refusal })] : [];
  });
  if (findings.length > 0) throw new InvalidCode(findings);
  return new Map([...found, ...listOwnParts(places, 'page')]);
}
