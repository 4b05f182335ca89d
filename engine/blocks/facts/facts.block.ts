import { listSections, toWords } from '../../content/pages/block-sections';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

export const factsBlock: ModuleOf<'facts'> = {
  style: { placing: toPlacing },
  text: {
    sections: (view) =>
      listSections(
        view,
        view.facts.flatMap(({ label, text }) => [label, ...toWords(text)]),
      ),
  },
};
