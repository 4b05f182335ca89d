// Operations that are refused → those that would pass in their place, for a person and for `apply`.

import type { JsonValue } from '../../engine/model/json';
import { printable } from '../command/printable';
import type { Base } from '../edit/base';
import { toOneLine } from '../edit/format-json';
import type { Operation } from '../edit/operations';
import { repairEdit } from '../edit/repairs/repair-edit';

/** Says what the repair does; the operations go to stdout, as a file that `apply` takes. Nothing where none is known. */
export function offerRepair(operations: readonly Operation[], base: Base): void {
  const repair = repairEdit(operations, base);
  if (repair === undefined || repair.titles.length === 0) return;
  const titles = repair.titles.map((title) => `  ${printable(title)}\n`);
  process.stderr.write(
    `With this repair it would pass:\n${titles.join('')}The operations with it:\n`,
  );
  const lines = repair.operations.map((one) => `  ${toOneLine(one as JsonValue)}`);
  process.stdout.write(`[\n${lines.join(',\n')}\n]\n`);
}
