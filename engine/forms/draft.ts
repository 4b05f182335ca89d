// What stands in a form ⇄ a list of names with values, to be held while the visitor looks at another page.

type Draft = readonly (readonly [string, string])[];

/** What was typed; files are left out. */
export const readDraft = (element: HTMLFormElement): Draft =>
  [...new FormData(element)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );

function restore(field: Element, draft: Draft): void {
  const own = (name: string) => draft.filter((entry) => entry[0] === name).map((entry) => entry[1]);
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (own(field.name).includes(field.value)) field.checked = true;
  } else if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ) {
    const [value] = own(field.name);
    // What was typed since is newer.
    const untouched = field instanceof HTMLSelectElement || field.value === field.defaultValue;
    if (value !== undefined && untouched) field.value = value;
  }
}

export function restoreDraft(element: HTMLFormElement, draft: Draft): void {
  for (const field of element.elements) restore(field, draft);
}

/** What was typed before the app came: React makes forms anew where something else has changed the document. */
export function keepDrafts(container: Element, drafts: Map<string, Draft>): void {
  for (const element of container.querySelectorAll('form'))
    if (element.dataset.form) drafts.set(element.dataset.form, readDraft(element));
}
