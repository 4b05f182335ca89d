import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const carouselBlock: ModuleOf<'carousel'> = {
  loading: 'late',
  moves: 'leading',
  tokens: ({ interval }) => ({ '--carousel-interval': `${interval}ms` }),
  withTone: (view, tone) => ({
    ...view,
    slides: view.slides.map((slide) => ({ ...slide, tone: slide.tone ?? tone })),
  }),
  sections: (view) =>
    listSections(
      view,
      view.slides.flatMap(({ caption, text, link }) => toWords(caption, text, link?.label)),
    ),
};
