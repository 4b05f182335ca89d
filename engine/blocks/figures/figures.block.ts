import { listSections, toWords } from '../../content/pages/block-sections';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

export const figuresBlock: ModuleOf<'figures'> = {
  style: { placing: toPlacing, drawn: () => 'figures' },
  text: {
    sections: (view) =>
      listSections(
        view,
        view.figures.flatMap(({ number, unit, label, source }) => [
          [number, unit].filter(Boolean).join(' '),
          ...toWords(label, source),
        ]),
      ),
  },
};
