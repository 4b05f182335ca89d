// The view of each concept that is replaced as a whole; all other views follow from the schemas.
import type { FormEntryView } from '../generated/form-views';
import type { ServiceView } from './outside-services';
import type { PartViews } from './part-views';

/** A form in a page. Its provider is not in the page but in what all pages share. */
export interface FormView extends Omit<FormEntryView, 'provider'> {
  /** The key of the form in the manifest. */
  readonly id: string;
}

/** By the name of the concept's schema. */
export interface ConceptViews extends PartViews {
  'form-id': FormView;
  'service-id': ServiceView;
}
