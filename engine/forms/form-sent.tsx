// What stands in place of a form once it was sent: what happens next.
import { useEffect, useRef } from 'react';
import type { FormView } from '../generated/concept-views';
import { RunningText } from '../ui/running-text';

export function FormSent({ form }: { readonly form: FormView }) {
  const { message, next = [] } = form.success;
  const panel = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: whoever listens hears the message, and stands where the form was.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="form-sent" role="status" tabIndex={-1} ref={panel}>
      <p className="form-sent-message">{message}</p>
      {next.length > 0 && (
        <ol className="form-sent-next">
          {next.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
            <li key={index}>
              <RunningText text={step} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
