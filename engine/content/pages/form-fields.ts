// What a form needs for its fields: rules that browsers do not know or do not explain, styles, messages.
import type { FieldView, HiddenFieldView } from '../../generated/concept-views';
import type { Provider } from '../../generated/manifest';

/** A field that visitors see. */
export type ShownFieldView = Exclude<FieldView, HiddenFieldView>;

export const isShown = (field: FieldView): field is ShownFieldView => field.type !== 'hidden';

/** What the functions below look at, in a manifest as in a view. */
interface AnyField {
  readonly type: string;
  readonly when?: object;
  readonly width?: string;
}

const explainedTypes: readonly string[] = ['checkboxes', 'date', 'file', 'time'];

/** Whether mistakes in a field have messages in the settings of forms. */
export const hasMessages = ({ type }: AnyField): boolean => explainedTypes.includes(type);

/** Whether a field has rules that need the running form. */
export const hasRules = (field: AnyField): boolean =>
  hasMessages(field) || field.when !== undefined;

/** Whether a field needs styles beyond those of every form. */
export const hasStyles = (field: AnyField): boolean => hasRules(field) || field.width === 'half';

/** The fields that a provider is sent: with EmailJS, of the hidden ones only those that it names. */
export function listSent(fields: FieldView[], provider: Provider): FieldView[] {
  if (provider.type !== 'emailjs') return fields;
  const { send = [] } = provider;
  return fields.filter((field) => isShown(field) || send.includes(field.name));
}
