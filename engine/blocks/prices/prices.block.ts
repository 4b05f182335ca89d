import { currencyCell, priceCell } from '../../content/facts/cell-kinds';
import { toOfferEntities } from '../../content/facts/offer-facts';
import { findWrongChoice } from '../../content/facts/one-of-two';
import { toAmounts, toPriceWords } from '../../content/facts/price-words';
import { listSections, toWords } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import { toPlacing } from '../../content/pages/to-placing';
import { toPlainText } from '../../content/text/rich-text';
import type { PricesBlockView } from '../../generated/block-views';
import type { PricesBlockConfig as PricesConfig } from '../../generated/manifest';
import type { ModuleOf, Section } from '../../model/block-module';
import type { CellKind, DataRows, Row } from '../../model/rows';

type Group = NonNullable<PricesBlockView['groups']>[number];

function describeGroup({ heading, items, text }: Group, amounts: readonly string[], level: number) {
  const words = items.flatMap(({ name, note, price }, index) =>
    toWords(name, toPriceWords(price, amounts[index] ?? ''), note),
  );
  return { ...(heading !== undefined && { heading }), level, words: [...toWords(text), ...words] };
}

const cellOfPrice: CellKind<number | string> = {
  ...priceCell,
  remedy: `Write ${priceCell.expected}. Words around a number stand in the columns "before", "unit" and "currency".`,
};

type GroupConfig = NonNullable<PricesConfig['groups']>[number];

function toPrice(row: Row): GroupConfig['items'][number]['price'] | undefined {
  if (row.need('price') === undefined) return undefined;
  const price = row.read('price', cellOfPrice);
  const currency = row.read('currency', currencyCell);
  const around = { before: row.text('before'), unit: row.text('unit') };
  const words = Object.fromEntries(Object.entries(around).filter(([, text]) => text !== undefined));
  if (typeof price === 'string') return { text: price, ...words };
  return price === undefined
    ? undefined
    : { amount: price, ...(currency !== undefined && { currency }), ...words };
}

/** Groups in the order of their first rows. */
function toGroups({ rows, of }: DataRows): GroupConfig[] {
  const groups = new Map<string | undefined, GroupConfig>();
  for (const row of rows) {
    const [name, price, note] = [row.need('name'), toPrice(row), row.text('note')];
    if (name === undefined || price === undefined) continue;
    const heading = row.text('group');
    const group = groups.get(heading) ?? { ...(heading !== undefined && { heading }), items: [] };
    groups.set(heading, group);
    group.items.push(of({ name, price, ...(note !== undefined && { note }) }, row));
  }
  return [...groups.values()];
}

export const pricesBlock: ModuleOf<'prices'> = {
  entry: {
    rows: {
      columns: {
        needed: ['name', 'price'],
        others: ['note', 'group', 'currency', 'before', 'unit'],
      },
      find: ({ rows }) => rows,
      fill: ({ rows: _, ...config }, rows) => ({ ...config, groups: toGroups(rows) }),
    },
    check: (config) => {
      const of = { concept: 'A block of prices', one: 'groups', other: 'rows' };
      const params = findWrongChoice(config, of);
      return params ? [{ at: '', cause: { code: 'one-of-two', params } }] : [];
    },
  },
  style: { placing: toPlacing },
  text: {
    sections: (view) => {
      const { groups = [] } = view;
      const amounts = [
        ...toAmounts(groups.flatMap(({ items }) => items.map(({ price }) => price))),
      ];
      const level = toInnerLevel(view.heading);
      const inner = groups.map((group) =>
        describeGroup(group, amounts.splice(0, group.items.length), level),
      );
      const note: Section = { level: 2, words: toWords(view.note) };
      return listSections(view, toWords(view.text), [...inner, note]);
    },
  },
  jsonLd: {
    facts: ({ groups = [], offering }, { organization, page }) =>
      groups.flatMap(({ items }) =>
        items.flatMap(({ name, note, price }) =>
          toOfferEntities({
            ...{ name, price, offering, url: page, seller: organization },
            description: note && toPlainText(note),
          }),
        ),
      ),
  },
};
