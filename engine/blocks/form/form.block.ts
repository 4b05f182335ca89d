import { listSections, toWords } from '../../content/pages/block-sections';
import { hasMessages, hasStyles, isShown } from '../../content/pages/form-fields';
import type { FieldView } from '../../generated/concept-views';
import type { ModuleOf } from '../../model/block-module';

const listChoices = (field: FieldView): string[] => [
  ...('prompt' in field ? toWords(field.prompt) : []),
  ...('options' in field ? field.options.map(({ label }) => label) : []),
];

export const formBlock: ModuleOf<'form'> = {
  entry: {
    needsSettings: ({ forms }) =>
      Object.values(forms).some(({ fields }) => fields.some(hasMessages)),
  },
  text: {
    sections: (view) => {
      const { intro, fields, privacy, submit } = view.form;
      const words = fields
        .filter(isShown)
        .flatMap((field) => toWords(field.label, field.hint, ...listChoices(field)));
      return listSections(view, [...toWords(intro), ...words, ...toWords(privacy, submit)]);
    },
    forms: ({ form }) => [form],
  },
  style: {
    drawn: () => 'fields',
    // A form whose fields look different from those of most.
    variants: ({ form }) => (form.fields.some(hasStyles) ? ['fields'] : []),
  },
  shots: {
    states: { 'form-errors': '[type="submit"]' },
  },
};
