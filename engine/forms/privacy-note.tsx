import type { FormView } from '../generated/concept-views';
import { RunningText } from '../ui/running-text';

/** What happens to the data of a form. */
export function PrivacyNote({ form: { privacy } }: { readonly form: FormView }) {
  if (privacy === undefined) return null;
  return (
    <p className="form-privacy">
      <RunningText text={privacy} />
    </p>
  );
}
