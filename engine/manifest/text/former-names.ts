// A value with members that have had another name → the same with their present names, and what was renamed.
import { type FormerMembers, toPointer } from '../../content/shape/shape';
import type { Shape } from '../../model/shape';
import type { RawFinding } from '../raw-finding';
import { walkWhere } from './walk-where';

/** One member, and where it is once all members above it have their present names. */
export interface Rename {
  /** Of the object that has the member. */
  readonly pointer: string;
  readonly former: string;
  readonly name: string;
  /** Whether the object has a member of the present name as well, which counts. */
  readonly isDouble: boolean;
}

/** Changes the value of a concept: all that looks at it afterwards knows the present names alone. */
export function renameFormer(shape: Shape, concept: string, value: unknown): Rename[] {
  const renames: Rename[] = [];
  const search = { shape, concept, isSought: (node: object) => 'formerNames' in node };
  walkWhere(search, value, (kind, found, pointer) => {
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

/** `file` is the id of the source. */
export const toDeprecations = (file: string, renames: readonly Rename[]): RawFinding[] =>
  renames.map(({ pointer, former, name }) => ({
    code: 'deprecated',
    file,
    pointer: toPointer(pointer, former),
    part: 'key',
    params: { former, name },
  }));

/** A pointer of present names → the same under the names that the file has. */
export const toFormerPointer = (renames: readonly Rename[], pointer: string): string =>
  // The names above a member are its present ones, so the innermost is first.
  renames.reduceRight((at, { pointer: holder, name, former, isDouble }) => {
    const to = toPointer(holder, name);
    if (isDouble || !`${at}/`.startsWith(`${to}/`)) return at;
    return toPointer(holder, former) + at.slice(to.length);
  }, pointer);
