import { type RefObject, useEffect, useState } from 'react';
import type { FieldView } from '../generated/form-views';
import { useServices } from '../ui/services';
import { type FieldErrors, readFieldErrors } from './field-errors';

interface Faults {
  readonly errors: FieldErrors;
  /** How often the browser refused to send. */
  readonly attempt: number;
}

/** The faults that the browser finds on sending, in place of its bubble; each goes when it is mended. */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FieldView[],
): Faults {
  const { labels } = useServices().shell;
  const [faults, setFaults] = useState<Faults>({ errors: new Map(), attempt: 0 });
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    let told = false;
    // `invalid` does not bubble, comes once for each faulty field, and only after a try to send.
    const tell = (event: Event) => {
      event.preventDefault();
      if (told) return;
      told = true;
      queueMicrotask(() => {
        told = false;
      });
      const errors = readFieldErrors(element, fields, labels);
      setFaults(({ attempt }) => ({ errors, attempt: attempt + 1 }));
    };
    const mend = () =>
      setFaults((before) => {
        if (before.errors.size === 0) return before;
        const now = readFieldErrors(element, fields, labels);
        const left = [...before.errors].filter(([name]) => now.has(name));
        return left.length === before.errors.size ? before : { ...before, errors: new Map(left) };
      });
    element.addEventListener('invalid', tell, true);
    element.addEventListener('input', mend);
    return () => {
      element.removeEventListener('invalid', tell, true);
      element.removeEventListener('input', mend);
    };
  }, [form, fields, labels]);
  return faults;
}
