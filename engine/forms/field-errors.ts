// The browser's own validation of a form → one message per field.
import { isShown, type ShownFieldView } from '../content/pages/form-fields';
import type { FieldView } from '../generated/concept-views';
import type { ShellLabels } from '../model/languages';

/** Messages by the field's name. */
export type FieldErrors = ReadonlyMap<string, string>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function toMessage(
  field: ShownFieldView,
  { validity, validationMessage }: Control,
  labels: ShellLabels,
) {
  // Letters in a number field leave its value empty: that is an error, not a missing value.
  if (validity.valueMissing && !validity.badInput)
    return field.missingMessage ?? labels.fieldMissing;
  if (validity.customError) return validationMessage;
  const { message = labels.fieldInvalid } = ('pattern' in field && field.pattern) || {};
  return validity.patternMismatch ? message : labels.fieldInvalid;
}

/** The messages of the fields that the browser finds invalid, in the order of the form. */
export function readFieldErrors(
  element: HTMLFormElement,
  fields: readonly FieldView[],
  labels: ShellLabels,
): FieldErrors {
  const controls = [...element.elements].filter(isControl);
  return new Map(
    fields.flatMap((field): [string, string][] => {
      const invalid = controls.find(
        ({ name, validity, willValidate }) =>
          name === field.name && willValidate && !validity.valid,
      );
      if (invalid === undefined || !isShown(field)) return [];
      return [[field.name, toMessage(field, invalid, labels)]];
    }),
  );
}
