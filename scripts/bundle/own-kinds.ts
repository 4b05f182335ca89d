// The folders of kinds of a site's own → their schemas and blocks, checked for completeness.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CodePlace, InvalidCode, toCodeFinding } from '../command/invalid-code';
import { type KindPart, listKindFolders, listKindParts } from '../files/block-folders';
import type { Workspace } from '../files/workspace';
import { type BlockPlaces, type Refusal, refuseFiles, refuseName, toOwnPlace } from './own-places';

export interface OwnKind {
  readonly folder: string;
  /** The blocks that it has. */
  readonly parts: readonly KindPart[];
}

export const kindSchema = 'kind.schema.json';

/** A card answers nothing: only its list asks for it. */
const filesOf = {
  page: ['page.block.ts', 'page.tsx'],
  card: ['card.tsx'],
} as const satisfies Record<KindPart, readonly string[]>;

/** Why no kind of a site can have that name; undefined if it can. */
export function refuseKind({ engine }: Pick<Workspace, 'engine'>, kind: string) {
  const refusal = refuseName(kind);
  if (refusal !== undefined) return refusal;
  if (!existsSync(join(engine, 'schemas/kinds', `${kind}.schema.json`))) return undefined;
  return {
    reason: `has the name of a kind of the engine, "${kind}", which cannot be replaced`,
    remedy: `Give yours another name, such as "our-${kind}".`,
  };
}

/** The name of the kind that a component says, as folders are called. */
function findSaidName(file: string): string | undefined {
  const [, name] =
    /^export (?:function|const) (\w+)(?:Page|Card)Block\b/m.exec(readFileSync(file, 'utf8')) ?? [];
  return name?.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

/** Of a kind whose folder was renamed without its code. */
function refuseOtherName(folder: string): Refusal | undefined {
  const names = listKindParts(folder).map((part) =>
    findSaidName(join(folder, part, `${part}.tsx`)),
  );
  const other = names.find((name) => name !== undefined && name !== basename(folder));
  return other === undefined
    ? undefined
    : {
        reason: `has the code of a kind "${other}"`,
        remedy: `Rename the folder to "${other}", or what its files export and its classes, which begin with the name of the kind.`,
      };
}

interface PlacedRefusal extends Refusal {
  readonly folder: string;
}

function findRefusal(places: BlockPlaces, folder: string): PlacedRefusal | undefined {
  const refusal = refuseKind(places, basename(folder)) ?? refuseFiles(folder, [kindSchema]);
  if (refusal !== undefined) return { folder, ...refusal };
  for (const part of listKindParts(folder)) {
    const inner = join(folder, part);
    const missing = refuseFiles(inner, filesOf[part]);
    if (missing !== undefined) return { folder: inner, ...missing };
  }
  const other = refuseOtherName(folder);
  return other && { folder, ...other };
}

/**
 * By name.
 * @throws InvalidCode where a file is missing or a name is taken.
 */
export function findOwnKinds(places: BlockPlaces): ReadonlyMap<string, OwnKind> {
  const folders = listKindFolders(places);
  const findings = folders.flatMap((folder) => {
    const { folder: at = folder, ...refusal } = findRefusal(places, folder) ?? {};
    const file = toOwnPlace(places, at) ?? at;
    const place: CodePlace = { file };
    return 'reason' in refusal
      ? [toCodeFinding('block-folder', place, { folder: file, ...refusal })]
      : [];
  });
  if (findings.length > 0) throw new InvalidCode(findings);
  return new Map(
    folders.map((folder) => [basename(folder), { folder, parts: listKindParts(folder) }]),
  );
}

/** The folders of the blocks that show items: by kind and part, `course/card`. */
export const listOwnParts = (places: BlockPlaces, part: KindPart): [string, string][] =>
  [...findOwnKinds(places)].flatMap(([kind, { folder, parts }]) =>
    parts.includes(part) ? [[`${kind}/${part}`, join(folder, part)]] : [],
  );
