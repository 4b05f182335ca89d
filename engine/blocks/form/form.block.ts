import { listSections, toWords } from '../../content/pages/block-sections';
import { hasMessages, isShown } from '../../content/pages/form-fields';
import type { FieldView } from '../../generated/form-views';
import type { ModuleOf } from '../../model/block-module';

const listChoices = (field: FieldView): string[] => [
  ...('prompt' in field ? toWords(field.prompt) : []),
  ...('options' in field ? field.options.map(({ label }) => label) : []),
];

export const formBlock: ModuleOf<'form'> = {
  loading: 'late',
  states: { 'form-errors': '[type="submit"]' },
  forms: ({ form }) => [form],
  needsSettings: ({ forms }) => Object.values(forms).some(({ fields }) => fields.some(hasMessages)),
  sections: (view) => {
    const { intro, fields, privacy, submit } = view.form;
    const words = fields
      .filter(isShown)
      .flatMap((field) => toWords(field.label, field.hint, ...listChoices(field)));
    return listSections(view, [...toWords(intro), ...words, ...toWords(privacy, submit)]);
  },
};
