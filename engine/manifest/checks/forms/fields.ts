// What the fields of a form ask of visitors: choices that differ, limits that fit, patterns and conditions that can be met.
import { toPointer } from '../../../content/shape/shape';
import type { FieldConfig } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { SiteSettings } from '../context/check-context';
import { checkAutocomplete } from './autocomplete';
import { checkCondition } from './conditions';
import type { FieldPlace } from './field-place';
import { checkPattern } from './patterns';
import { checkRanges } from './ranges';

/** Two options of one value cannot be told apart where the form arrives; two of one label, where it is filled in. */
function checkOptions(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('options' in field)) return [];
  return (['value', 'label'] as const).flatMap((part) => {
    const seen = new Map<string, string>();
    return field.options.flatMap((option, index): RawFinding[] => {
      const at = `${pointer}/options/${index}/${part}`;
      const text = option[part];
      const first = seen.get(text);
      seen.set(text, first ?? at);
      // Two options that are the same altogether are one mistake.
      const whole = field.options.findIndex(({ value }) => value === option.value) < index;
      if (first === undefined || (part === 'label' && whole)) return [];
      const related = [{ file, pointer: first, message: 'First used here.' }];
      return [{ code: 'duplicate-option', file, pointer: at, params: { part, text }, related }];
    });
  });
}

/** What stands at the top of a list to be read, and says the same as one of its options. */
function checkPromptWords(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('prompt' in field) || field.prompt === undefined) return [];
  const index = field.options.findIndex(({ label }) => label === field.prompt);
  if (index === -1) return [];
  const params: ParamsOf<'same-label'> = { label: field.prompt, member: 'label', whole: 'field' };
  const related = [
    { file, pointer: `${pointer}/options/${index}/label`, message: 'The option is here.' },
  ];
  return [{ code: 'same-label', file, pointer: `${pointer}/prompt`, params, related }];
}

/** A star behind the label of a field, as other forms mark what has to be filled in. */
function checkStar(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('label' in field) || !/\p{L}[^*]*\*$/u.test(field.label.trim())) return [];
  const isRequired = 'required' in field && field.required;
  const remedy = isRequired
    ? 'Remove the star: forms mark by themselves what has to be filled in.'
    : 'Remove the star, and write "required": true if it has to be filled in: forms mark that by themselves.';
  const params: ParamsOf<'foreign-markup'> = { markup: '"*"', remedy };
  return [{ code: 'foreign-markup', file, pointer: `${pointer}/label`, params }];
}

/** Without an empty choice at its top, a list has an answer from the start: nobody is ever asked. */
function checkPrompt(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (field.type !== 'select' || !field.required || field.prompt !== undefined) return [];
  const label = field.options[0]?.label ?? '';
  return [{ code: 'missing-prompt', file, pointer: `${pointer}/required`, params: { label } }];
}

/** Where a field is shown, and all that is said beside it: two that are equal in that cannot be told apart. */
const sayOf = (field: FieldConfig): string | undefined => {
  if (!('label' in field)) return undefined;
  const hint = 'hint' in field ? field.hint : undefined;
  return JSON.stringify([field.label.trim().toLowerCase(), hint, field.when]);
};

function checkLabels(fields: readonly FieldConfig[], { file, pointer }: FieldPlace): RawFinding[] {
  const seen = new Map<string, string>();
  return fields.flatMap((field, index): RawFinding[] => {
    const said = sayOf(field);
    if (said === undefined || !('label' in field)) return [];
    const at = `${pointer}/${index}/label`;
    const first = seen.get(said);
    seen.set(said, first ?? at);
    if (first === undefined) return [];
    const params: ParamsOf<'same-label'> = {
      ...{ label: field.label, member: 'label', whole: 'form' },
    };
    const related = [{ file, pointer: first, message: 'The other is here.' }];
    // The second of two names, or of two days, may be meant by its place.
    return [{ code: 'same-label', file, pointer: at, params, related, severity: 'note' }];
  });
}

export const checkFields = ({ file, settings }: SiteSettings<'forms'>): readonly RawFinding[] =>
  Object.entries(settings.forms).flatMap(([id, { fields }]) => {
    const pointer = `${toPointer('/forms', id)}/fields`;
    const ofEach = fields.flatMap((field, index) => {
      const at = { file, pointer: `${pointer}/${index}` };
      return [
        ...checkOptions(field, at),
        ...checkRanges(field, at),
        ...checkPattern(field, at),
        ...checkPrompt(field, at),
        ...checkPromptWords(field, at),
        ...checkStar(field, at),
        ...checkAutocomplete(field, at),
        ...checkCondition(field, fields, at),
      ];
    });
    return [...ofEach, ...checkLabels(fields, { file, pointer })];
  });
