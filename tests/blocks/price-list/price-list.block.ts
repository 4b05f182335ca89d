import { listSections, toWords } from '../../../engine/content/block-sections';
import type { ModuleOf } from '../../../engine/model/block-module';

export const priceListBlock: ModuleOf<'price-list'> = {
  loading: 'late',
  sections: (view) =>
    listSections(
      view,
      view.prices.flatMap(({ name, price, link }) => toWords(name, price, link?.label)),
    ),
};
