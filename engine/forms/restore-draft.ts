// What a visitor typed before → the fields of a form that is shown again.
import type { Draft } from '../ui/visit';

/** Areas of text and selections have what is asked of inputs here, but for the default of a selection. */
type AnyField = Omit<HTMLInputElement, 'defaultValue'> & { readonly defaultValue?: string };

export function restoreDraft(element: HTMLFormElement, draft: Draft): void {
  for (const field of element.elements as unknown as Iterable<AnyField>)
    for (const [name, value] of draft) {
      if (name !== field.name) continue;
      if (/^(?:checkbox|radio)$/.test(field.type)) field.checked ||= value === field.value;
      // What was typed since is newer.
      else if (field.value === (field.defaultValue ?? field.value)) field.value = value;
    }
}
