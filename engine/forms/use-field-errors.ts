import { type RefObject, useEffect, useState } from 'react';
import type { FieldView } from '../generated/concept-views';
import { useServices } from '../ui/services';
import { type FieldErrors, readFieldErrors } from './field-errors';

interface FieldErrorState {
  readonly errors: FieldErrors;
  /** How often the browser refused to send. */
  readonly attempt: number;
}

/** The errors that the browser finds on submission, in place of its bubbles; each disappears once it is fixed. */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FieldView[],
): FieldErrorState {
  const { labels } = useServices().shell;
  const [state, setState] = useState<FieldErrorState>({ errors: new Map(), attempt: 0 });
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    let reported = false;
    // `invalid` does not bubble, fires once for each invalid field, and only after an attempt to send.
    const report = (event: Event) => {
      event.preventDefault();
      if (reported) return;
      reported = true;
      queueMicrotask(() => {
        reported = false;
      });
      const errors = readFieldErrors(element, fields, labels);
      setState(({ attempt }) => ({ errors, attempt: attempt + 1 }));
    };
    const revalidate = () =>
      setState((before) => {
        if (before.errors.size === 0) return before;
        const now = readFieldErrors(element, fields, labels);
        const left = [...before.errors].filter(([name]) => now.has(name));
        return left.length === before.errors.size ? before : { ...before, errors: new Map(left) };
      });
    element.addEventListener('invalid', report, true);
    element.addEventListener('input', revalidate);
    return () => {
      element.removeEventListener('invalid', report, true);
      element.removeEventListener('input', revalidate);
    };
  }, [form, fields, labels]);
  return state;
}
