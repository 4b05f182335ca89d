// The faults of a form in one list that takes the focus: each leads to its field.
import { useEffect, useRef } from 'react';
import type { FieldView } from '../generated/form-views';
import { useServices } from '../ui/services';
import type { FieldErrors } from './field-errors';

interface ErrorSummaryProps {
  readonly formId: string;
  readonly fields: readonly FieldView[];
  readonly errors: FieldErrors;
  /** Counts the tries to send: each gives the list the focus. */
  readonly attempt: number;
}

export function ErrorSummary({ formId, fields, errors, attempt }: ErrorSummaryProps) {
  const { labels } = useServices().shell;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);
  return (
    <section
      className="form-summary"
      ref={element}
      tabIndex={-1}
      aria-labelledby={`${formId}-summary`}
    >
      <p id={`${formId}-summary`}>{labels.formErrors}</p>
      <ul>
        {fields.map(({ name, label }) => {
          const error = errors.get(name);
          const id = `${formId}-${name}`;
          return error === undefined ? null : (
            <li key={name}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {label}: {error}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
