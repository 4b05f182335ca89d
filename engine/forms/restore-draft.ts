// What a visitor has typed → the fields of a form that is shown again.
import type { Draft } from '../ui/visit';

/** Textareas and selects have the members used here, except a select's default value. */
type AnyField = Omit<HTMLInputElement, 'defaultValue'> & { readonly defaultValue?: string };

/** All but files, which only the rules of fields can put back. */
export function restoreDraft(element: HTMLFormElement, draft: Draft): void {
  for (const field of element.elements as unknown as Iterable<AnyField>)
    for (const [name, value] of draft) {
      if (name !== field.name || typeof value !== 'string') continue;
      if (/^(?:checkbox|radio)$/.test(field.type)) field.checked ||= value === field.value;
      // What has been typed since then is newer.
      else if (field.value === (field.defaultValue ?? field.value)) field.value = value;
    }
}
