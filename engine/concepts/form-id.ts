// The id of a form → the form, without its provider: that is not in the page but in what all pages share.
import { listSent } from '../content/pages/form-fields';
import type { FormEntryView } from '../generated/concept-views';
import { invariant } from '../model/invariant';
import type { Resolve } from '../model/resolver';

/** A form in a page. Its provider is not in the page but in what all pages share. */
export interface FormView extends Omit<FormEntryView, 'provider'> {
  /** The key of the form in the manifest. */
  readonly id: string;
}

export const resolveFormId: Resolve<'form-id', FormView> = (id, { manifest, resolve }) => {
  const form = manifest.forms[id];
  invariant(form !== undefined, `the form "${id}" is defined`);
  const { provider, ...view } = resolve('form', form);
  return { ...view, fields: listSent(view.fields, provider), id };
};
