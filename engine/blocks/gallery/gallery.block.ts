import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const galleryBlock: ModuleOf<'gallery'> = {
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
