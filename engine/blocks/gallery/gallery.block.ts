import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const galleryBlock: ModuleOf<'gallery'> = {
  entry: {
    withoutApp: () => 'A picture opens in place of the page.',
  },
  text: {
    sections: (view) =>
      listSections(
        view,
        view.pictures.flatMap(({ caption }) => toWords(caption)),
      ),
  },
  shots: {
    states: { picture: '.gallery-link' },
  },
};
