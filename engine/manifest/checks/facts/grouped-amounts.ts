// Amounts that are written with a point between thousands, as many languages do: what visitors see is a thousandth of them.

import { toPointer } from '../../../content/shape/shape';
import type { Price, Salary } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { Kinds } from '../../../model/kinds';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { Settings, SiteBytes } from '../context/check-context';
import { type FilePart, findOfKind } from '../context/file-part';
import { countDecimals, isRounded } from './facts';

interface FoundAmounts {
  readonly file: string;
  readonly pointer: string;
  /** A price, or an item of this kind. */
  readonly value: unknown;
  readonly item?: string | undefined;
}

const findPrices = findOfKind('price');

/** Prices, and items, whose kinds say which of their members are salaries. */
export const findAmounts = (part: FilePart): readonly FoundAmounts[] => {
  const { file, value, item, kind, at } = part;
  const prices = findPrices(part).map((price) => ({ ...price, item: undefined }));
  const isItem = item !== undefined && kind !== undefined && at === undefined;
  return isItem ? [...prices, { file, value, pointer: '', item: kind }] : prices;
};

type Amounts = Partial<Price & Salary>;

function listAmounts(found: FoundAmounts, kinds: Kinds): (readonly [string, Amounts])[] {
  const { value, pointer, item } = found;
  if (item === undefined) return [[pointer, value as Price]];
  return Object.entries(kinds[item]?.members ?? {}).flatMap(([name, { concept }]) => {
    const said = concept === 'salary' && isRecord(value) ? value[name] : undefined;
    return said === undefined ? [] : [[toPointer(pointer, name), said as Salary] as const];
  });
}

export function checkGroupedAmounts(
  found: readonly FoundAmounts[],
  { settings, kinds, findWritten }: SiteBytes<keyof Settings>,
): readonly RawFinding[] {
  return found.flatMap((one) =>
    listAmounts(one, kinds).flatMap(([at, { currency = settings.site.currency, ...said }]) => {
      const digits = currency === undefined ? 0 : countDecimals(currency);
      if (digits > 2) return [];
      return (['amount', 'from', 'to'] as const).flatMap((name): RawFinding[] => {
        const [amount, pointer] = [said[name], `${at}/${name}`];
        // A price that would be rounded is told so.
        if (amount === undefined || (name === 'amount' && isRounded(amount, digits))) return [];
        const written = findWritten(one.file, pointer);
        if (written === undefined) return [];
        const params: ParamsOf<'grouped-amount'> = { written, amount, meant: amount * 1000 };
        return [{ code: 'grouped-amount', file: one.file, pointer, params }];
      });
    }),
  );
}
