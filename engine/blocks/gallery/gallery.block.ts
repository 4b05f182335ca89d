import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const galleryBlock: ModuleOf<'gallery'> = {
  loading: 'late',
  states: { picture: '.gallery-link' },
  sections: (view) =>
    listSections(
      view,
      view.pictures.flatMap(({ caption }) => toWords(caption)),
    ),
};
