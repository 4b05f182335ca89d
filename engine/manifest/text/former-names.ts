// A manifest with members that have had another name → the same with their present names, and what was renamed.
import { type FormerMembers, toPointer } from '../../content/shape/shape';
import type { Shape } from '../../model/shape';
import type { RawFinding, Spot } from '../raw-finding';
import { walkWhere } from './walk-where';

/** One member, and where it is once all members above it have their present names. */
interface Rename {
  /** Of the object that has the member. */
  readonly pointer: string;
  readonly former: string;
  readonly name: string;
  /** Whether the object has a member of the present name as well, which counts. */
  readonly isDouble: boolean;
}

/** Changes the manifest: all that looks at it afterwards knows the present names alone. */
export function renameFormer(shape: Shape, manifest: unknown): Rename[] {
  const renames: Rename[] = [];
  const search = { shape, isSought: (node: object) => 'formerNames' in node };
  walkWhere(search, manifest, (kind, found, pointer) => {
    if (kind !== 'former-names') return;
    const { holder, formerNames } = found as FormerMembers;
    for (const [former, name] of Object.entries(formerNames)) {
      if (!Object.hasOwn(holder, former)) continue;
      const isDouble = Object.hasOwn(holder, name);
      if (!isDouble) holder[name] = holder[former];
      Reflect.deleteProperty(holder, former);
      renames.push({ pointer, former, name, isDouble });
    }
  });
  return renames;
}

export const toDeprecations = (file: string, renames: readonly Rename[]): RawFinding[] =>
  renames.map(({ pointer, former, name }) => ({
    code: 'deprecated',
    file,
    pointer: toPointer(pointer, former),
    part: 'key',
    params: { former, name },
  }));

/** Puts findings where the file has them, under the former names. */
export function toFormerPlace(manifestFile: string, renames: readonly Rename[]) {
  const moved = renames
    .filter(({ isDouble }) => !isDouble)
    .map(({ pointer, name, former }) => [toPointer(pointer, name), toPointer(pointer, former)])
    // The names above a member are its present ones, so the innermost is first.
    .reverse();
  const place = <At extends Spot>(spot: At): At => {
    if (spot.file !== manifestFile) return spot;
    const pointer = moved.reduce(
      (at, [to = '', from = '']) =>
        `${at}/`.startsWith(`${to}/`) ? from + at.slice(to.length) : at,
      spot.pointer,
    );
    return pointer === spot.pointer ? spot : { ...spot, pointer };
  };
  return ({ related, ...finding }: RawFinding): RawFinding => ({
    ...place(finding),
    ...(related && { related: related.map(place) }),
  });
}
