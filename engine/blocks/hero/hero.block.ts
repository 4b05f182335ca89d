import { listSections, toWords } from '../../content/pages/block-sections';
import { checkLayoutMember } from '../../content/pages/other-layout';
import type { ModuleOf } from '../../model/block-module';

export const heroBlock: ModuleOf<'hero'> = {
  app: {
    isHead: true,
  },
  entry: { check: (config) => checkLayoutMember(config, 'video', 'film') },
  text: {
    sections: (view) =>
      listSections(view, toWords(view.text, ...view.links.map(({ label }) => label))),
  },
  style: {
    tones: ({ tone }) => (tone === undefined ? [] : [tone]),
    withTone: (view, tone) =>
      view.layout === 'bleed' ? { ...view, tone: view.tone ?? tone } : view,
  },
};
