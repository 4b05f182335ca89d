import { toOfferEntities } from '../../content/facts/offer-facts';
import { toAmounts, toPriceWords } from '../../content/facts/price-words';
import { listSections, toWords } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import { toPlacing } from '../../content/pages/to-placing';
import { toPlainText } from '../../content/text/rich-text';
import type { PricesBlockView } from '../../generated/block-views';
import type { ModuleOf, Section } from '../../model/block-module';

type Group = PricesBlockView['groups'][number];

function describeGroup({ heading, items, text }: Group, amounts: readonly string[], level: number) {
  const words = items.flatMap(({ name, note, price }, index) =>
    toWords(name, toPriceWords(price, amounts[index] ?? ''), note),
  );
  return { ...(heading !== undefined && { heading }), level, words: [...toWords(text), ...words] };
}

export const pricesBlock: ModuleOf<'prices'> = {
  style: { placing: toPlacing },
  text: {
    sections: (view) => {
      const amounts = [
        ...toAmounts(view.groups.flatMap(({ items }) => items.map(({ price }) => price))),
      ];
      const level = toInnerLevel(view.heading);
      const inner = view.groups.map((group) =>
        describeGroup(group, amounts.splice(0, group.items.length), level),
      );
      const note: Section = { level: 2, words: toWords(view.note) };
      return listSections(view, toWords(view.text), [...inner, note]);
    },
  },
  jsonLd: {
    facts: ({ groups, offering }, { organization, page }) =>
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
