import { toOfferEntities } from '../../content/facts/offer-facts';
import { toAmounts, toPriceWords } from '../../content/facts/price-words';
import { listSections, toWords } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import { findSameLabel } from '../../content/pages/same-label';
import { toPlainText } from '../../content/text/rich-text';
import type { ModuleOf, Section } from '../../model/block-module';

export const plansBlock: ModuleOf<'plans'> = {
  entry: {
    check: ({ plans }) => {
      const [first, second] = plans.flatMap(({ badge }, index) =>
        badge === undefined ? [] : [`/plans/${index}/badge`],
      );
      const named = findSameLabel('plans', plans, 'name');
      if (first === undefined || second === undefined) return named;
      return [
        ...named,
        { at: second, cause: { code: 'several-badges', params: {} }, other: first },
      ];
    },
  },
  text: {
    sections: (view) => {
      const amounts = toAmounts(view.plans.map(({ price }) => price));
      const level = toInnerLevel(view.heading);
      const inner = view.plans.map(({ badge, link, name, points, price, text }, index): Section => {
        const cost = toPriceWords(price, amounts[index] ?? '');
        return { heading: name, level, words: toWords(badge, text, cost, ...points, link?.label) };
      });
      return listSections(view, toWords(view.text), [
        ...inner,
        { level: 2, words: toWords(view.note) },
      ]);
    },
  },
  jsonLd: {
    facts: ({ offering, plans }, { organization, origin, page }) =>
      plans.flatMap(({ link, name, price, text }) =>
        toOfferEntities({
          ...{ name, price, offering, seller: organization },
          url: link?.page === undefined ? page : new URL(link.href, origin).href,
          description: text && toPlainText(text),
        }),
      ),
  },
};
