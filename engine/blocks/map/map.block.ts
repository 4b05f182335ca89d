import { toFrame } from '../../content/addresses/frames';
import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const mapBlock: ModuleOf<'map'> = {
  loading: 'late',
  frames: (view) => (view.service ? [toFrame(view.service, view)] : []),
  sections: (view) => listSections(view, toWords(...view.address, view.text)),
};
