import { toHoursWords } from '../../content/facts/opening-status';
import { listSections, toWords } from '../../content/pages/block-sections';
import { hasMessages, hasStyles, isShown } from '../../content/pages/form-fields';
import { isBand } from '../../content/pages/is-band';
import { findOtherLayout } from '../../content/pages/other-layout';
import type { FormBlockView } from '../../generated/block-views';
import type { FieldView } from '../../generated/concept-views';
import type { ModuleOf } from '../../model/block-module';

const listChoices = (field: FieldView): string[] => [
  ...('prompt' in field ? toWords(field.prompt) : []),
  ...('options' in field ? field.options.map(({ label }) => label) : []),
];

/** Below the words beside the form; other layouts have no place for it. */
const besideOf = ({ beside, layout }: FormBlockView) => (layout === 'split' ? beside : undefined);

export const formBlock: ModuleOf<'form'> = {
  entry: {
    check: (config) => findOtherLayout(config, 'beside', 'split'),
    withoutApp: () =>
      'Answers are not kept for another page, and what happens next is a page of the provider.',
    // Hours that a contact has are those of the company.
    withContacts: (config, contacts) => {
      const { beside } = config;
      const hours = contacts.find((contact) => contact.hours)?.hours;
      return beside?.contacts && !beside.hours && hours
        ? { ...config, beside: { ...beside, hours } }
        : config;
    },
    needsSettings: ({ forms }) =>
      Object.values(forms).some(({ fields }) => fields.some(hasMessages)),
  },
  text: {
    sections: (view) => {
      const { intro, fields, privacy, submit } = view.form;
      const words = fields
        .filter(isShown)
        .flatMap((field) => toWords(field.label, field.hint, ...listChoices(field)));
      const { heading, hours, steps = [] } = besideOf(view) ?? {};
      const beside = [...toWords(heading, ...steps), ...(hours ? toHoursWords(hours) : [])];
      return listSections(view, [
        ...toWords(intro),
        ...beside,
        ...words,
        ...toWords(privacy, submit),
      ]);
    },
    forms: ({ form }) => [form],
  },
  style: {
    drawn: () => 'fields',
    // A form whose fields look different from those of most.
    variants: (view) => [
      ...(isBand(view) ? [`${view.layout}-band`] : []),
      ...(view.form.fields.some(hasStyles) ? ['fields'] : []),
      ...(view.form.success.page === undefined ? ['sent'] : []),
      ...(besideOf(view) ? ['beside'] : []),
      ...(besideOf(view)?.hours ? ['hours'] : []),
    ],
  },
  shots: {
    states: { 'form-errors': '[type="submit"]' },
  },
};
