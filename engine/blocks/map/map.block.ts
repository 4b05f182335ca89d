import { toFrame } from '../../content/addresses/frames';
import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const mapBlock: ModuleOf<'map'> = {
  entry: {
    withoutApp: ({ service }) =>
      service === undefined
        ? undefined
        : 'Its picture leads to the map, which does not show on the page.',
  },
  text: {
    sections: (view) => listSections(view, toWords(...view.address, view.text)),
  },
  policy: {
    frames: (view) => (view.service ? [toFrame(view.service, view)] : []),
  },
};
