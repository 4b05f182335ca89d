import { listSections, type ModuleOf, toWords } from 'plinth/block';

export const priceListBlock: ModuleOf<'price-list'> = {
  text: {
    sections: (view) =>
      listSections(
        view,
        view.prices.flatMap(({ name, price, link }) => toWords(name, price, link?.label)),
      ),
  },
};
