import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const heroBlock: ModuleOf<'hero'> = {
  loading: 'late',
  isHead: true,
  withTone: (view, tone) => (view.layout === 'bleed' ? { ...view, tone: view.tone ?? tone } : view),
  sections: (view) =>
    listSections(view, toWords(view.text, ...view.links.map(({ label }) => label))),
};
