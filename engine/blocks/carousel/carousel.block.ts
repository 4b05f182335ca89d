import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const carouselBlock: ModuleOf<'carousel'> = {
  entry: {
    withoutApp: () => 'Its slides do not move by themselves.',
  },
  app: {
    moves: 'leading',
  },
  text: {
    sections: (view) =>
      listSections(
        view,
        view.slides.flatMap(({ caption, text, link }) => toWords(caption, text, link?.label)),
      ),
  },
  style: {
    variants: ({ slides }) => (slides.some(({ tone }) => tone !== undefined) ? ['tone'] : []),
    tones: ({ slides }) => slides.flatMap(({ tone }) => tone ?? []),
    withTone: (view, tone) => ({
      ...view,
      slides: view.slides.map((slide) => ({ ...slide, tone: slide.tone ?? tone })),
    }),
    tokens: ({ interval }) => ({ '--carousel-interval': `${interval}ms` }),
  },
};
