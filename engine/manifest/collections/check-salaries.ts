// The salaries of an item → those that end below their beginning.
import type { Salary } from '../../generated/manifest';
import type { Kind } from '../../model/kinds';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { show } from '../shape/value-words';
import { findPlace, type ReadItem } from './item-reader';

export function checkSalaries(item: ReadItem, { members }: Kind): RawFinding[] {
  const names = Object.keys(members).filter((name) => members[name]?.concept === 'salary');
  return names.flatMap((name): RawFinding[] => {
    const { from, to } = (item.value?.[name] ?? {}) as Partial<Salary>;
    if (from === undefined || to === undefined || from <= to) return [];
    const params: ParamsOf<'out-of-range'> = {
      ...{ concept: '"To"', value: show(to), range: `at least ${from}` },
    };
    const { file, pointer } = findPlace(item, name);
    return [{ code: 'out-of-range', file, pointer: `${pointer}/to`, params }];
  });
}
