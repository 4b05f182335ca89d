// A value and an operation of a form → the value after that.
import { isRecord } from '../../../../engine/model/json';

type Path = readonly (string | number)[];

export interface FieldOperation {
  readonly op: string;
  readonly file?: string;
  readonly path?: Path;
  readonly value?: unknown;
  readonly index?: number;
  readonly to?: Path;
}

/** A list with a change at one of its places. */
function changeList(
  list: readonly unknown[],
  key: number,
  { op, value, to = [] }: FieldOperation,
): readonly unknown[] {
  const others = list.filter((_, index) => index !== key);
  if (op === 'remove' || op === 'unset') return others;
  if (op === 'move') return others.toSpliced(Number(to.at(-1)), 0, list[key]);
  return list.with(key, value);
}

/** A value with what an operation changes in it; `path` leads there from the value. */
export function changeIn(value: unknown, path: Path, operation: FieldOperation): unknown {
  const [key, ...inner] = path;
  if (key === undefined) {
    if (operation.op !== 'insert') return operation.value;
    const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
    return list.toSpliced(operation.index ?? list.length, 0, operation.value);
  }
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    const at = Number(key);
    return inner.length === 0 && operation.op !== 'insert'
      ? changeList(list, at, operation)
      : list.with(at, changeIn(list[at], inner, operation));
  }
  const { [key]: member, ...others } = isRecord(value) ? value : {};
  if (inner.length === 0 && operation.op === 'unset') return others;
  const changed = changeIn(member, inner, operation);
  // In its place, so that no field moves while somebody types.
  return { ...(isRecord(value) ? value : {}), [key]: changed };
}
