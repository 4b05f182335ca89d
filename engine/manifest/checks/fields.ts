// What the fields of a form ask of visitors: choices that differ, numbers that exist, words that browsers know.
import { toPointer } from '../../content/shape';
import type { FieldConfig } from '../../generated/manifest';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { autocompleteNames, isAutocomplete } from './autocomplete';
import type { CheckContext } from './check-context';

interface At {
  readonly file: string;
  readonly pointer: string;
}

/** Two options of one value cannot be told apart where the form arrives; two of one label, where it is filled in. */
function checkOptions(field: FieldConfig, { file, pointer }: At): RawFinding[] {
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

function checkRange(field: FieldConfig, { file, pointer }: At): RawFinding[] {
  if (!('min' in field || 'max' in field)) return [];
  const { min, max } = field;
  if (min === undefined || max === undefined || min <= max) return [];
  const related = [{ file, pointer: `${pointer}/max`, message: 'The maximum is set here.' }];
  return [{ code: 'empty-range', file, pointer: `${pointer}/min`, params: { min, max }, related }];
}

function checkAutocomplete(field: FieldConfig, { file, pointer }: At): RawFinding[] {
  if (!('autocomplete' in field)) return [];
  const { autocomplete: value } = field;
  if (value === undefined || isAutocomplete(value)) return [];
  const near = findNearest(value, autocompleteNames);
  const params = { value, near };
  return [{ code: 'unknown-autocomplete', file, pointer: `${pointer}/autocomplete`, params }];
}

export const checkFields = ({ file, manifest }: CheckContext): readonly RawFinding[] =>
  Object.entries(manifest.forms).flatMap(([id, { fields }]) =>
    fields.flatMap((field, index) => {
      const at = { file, pointer: `${toPointer('/forms', id)}/fields/${index}` };
      return [
        ...checkOptions(field, at),
        ...checkRange(field, at),
        ...checkAutocomplete(field, at),
      ];
    }),
  );
