// What stands in a form ⇄ a list of names with values, to be held while the visitor looks at another page.

type Draft = readonly (readonly [string, string])[];

/** What was typed: no field of a form takes files. */
export const readDraft = (element: HTMLFormElement): Draft =>
  [...new FormData(element)] as [string, string][];

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
