import { listSections, toWords } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

const opposite = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' } as const;

export const boxesBlock: ModuleOf<'boxes'> = {
  text: {
    sections: (view) =>
      listSections(
        view,
        [],
        view.boxes.map(({ date, heading, text }) => ({
          heading,
          level: toInnerLevel(view.heading),
          words: toWords(date, text),
        })),
      ),
  },
  style: {
    placing: toPlacing,
    drawn: ({ layout }) => (layout === 'steps' ? 'steps' : undefined),
    variants: ({ drawing, layout }) => (layout === 'steps' && !drawing ? ['line'] : []),
    mirrored: (view) => ({
      ...view,
      boxes: view.boxes.map((box) => (box.from ? { ...box, from: opposite[box.from] } : box)),
    }),
    tokens: ({ delays }) =>
      Object.fromEntries(
        Object.entries(delays).map(([side, delay]) => [`--box-${side}`, `${delay}ms`]),
      ),
  },
};
