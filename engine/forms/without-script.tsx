// A form where JavaScript is turned off: no provider takes what a browser sends by itself, so it is shown, not used.
import { toCopyId, toFieldIds } from '../content/addresses/element-ids';
import type { FormView } from '../generated/concept-views';
import { RunningText } from '../ui/running-text';
import { useServices } from '../ui/services';
import { ContactWays } from './contact-ways';
import { Field } from './fields/field';
import { PrivacyNote } from './privacy-note';

interface WithoutScriptProps {
  readonly form: FormView;
  readonly blockId: string;
}

/** Other ways to the owner of the site, and a disabled copy of the fields, without a button: the form itself is hidden. */
export function WithoutScript({ form, blockId }: WithoutScriptProps) {
  const { shell } = useServices();
  return (
    <noscript>
      <div className="form-without">
        <p>
          <RunningText text={form.withoutScript ?? []} />
        </p>
        <ContactWays shell={shell} />
        <fieldset className="form-copy" disabled aria-label={form.title}>
          {form.fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              ids={toFieldIds(toCopyId(blockId), field.name)}
              error={undefined}
            />
          ))}
        </fieldset>
        <PrivacyNote form={form} />
      </div>
    </noscript>
  );
}
