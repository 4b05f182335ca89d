import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const downloadsBlock: ModuleOf<'downloads'> = {
  text: {
    sections: (view) =>
      listSections(
        view,
        view.files.flatMap(({ name, text, file, language }) =>
          toWords(name, file.kind, file.size, language?.name, text),
        ),
      ),
  },
};
