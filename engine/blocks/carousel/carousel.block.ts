import { listSections, toWords } from '../../content/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const carouselBlock: ModuleOf<'carousel'> = {
  loading: 'late',
  moves: 'leading',
  sections: (view) =>
    listSections(
      view,
      view.slides.flatMap(({ caption, text, link }) => toWords(caption, text, link?.label)),
    ),
};
