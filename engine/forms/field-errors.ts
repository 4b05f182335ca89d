// The browser's own validation of a form → one message per field.
import type { FieldView } from '../generated/form-views';
import type { Labels } from '../generated/manifest';

/** Messages by the field's name. */
export type FieldErrors = ReadonlyMap<string, string>;

const isControl = (
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The messages of the fields that the browser finds invalid, in the order of the form. */
export function readFieldErrors(
  element: HTMLFormElement,
  fields: readonly FieldView[],
  labels: Labels,
): FieldErrors {
  const controls = [...element.elements].filter(isControl);
  return new Map(
    fields.flatMap((field): [string, string][] => {
      const invalid = controls.find(({ name, validity }) => name === field.name && !validity.valid);
      if (invalid === undefined) return [];
      // Letters in a number field leave its value empty: that is an error, not a missing value.
      const missing = invalid.validity.valueMissing && !invalid.validity.badInput;
      return [
        [field.name, missing ? (field.missingMessage ?? labels.fieldMissing) : labels.fieldInvalid],
      ];
    }),
  );
}
