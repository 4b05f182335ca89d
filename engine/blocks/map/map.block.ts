import { toFrame } from '../../content/addresses/frames';
import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const mapBlock: ModuleOf<'map'> = {
  text: {
    sections: (view) => listSections(view, toWords(...view.address, view.text)),
  },
  policy: {
    frames: (view) => (view.service ? [toFrame(view.service, view)] : []),
  },
};
