import { listSections, toWords } from '../../content/block-sections';
import { toFrame } from '../../content/frames';
import type { ModuleOf } from '../../model/block-module';

export const embedBlock: ModuleOf<'embed'> = {
  loading: 'late',
  states: { 'embed-shown': '.outside-frame-button' },
  frames: (view) => [toFrame(view.service, view)],
  sections: (view) => listSections(view, toWords(view.text, view.title)),
};
