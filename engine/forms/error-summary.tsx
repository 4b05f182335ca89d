// The errors of a form in one list that takes the focus: each links to its field.
import { useEffect, useRef } from 'react';
import { toFieldIds, toSummaryId } from '../content/addresses/element-ids';
import { isShown } from '../content/pages/form-fields';
import { toPlainText } from '../content/text/rich-text';
import { plain } from '../content/text/words';
import type { FieldView } from '../generated/concept-views';
import { useServices } from '../ui/services';
import type { FieldErrors } from './field-errors';

interface ErrorSummaryProps {
  readonly blockId: string;
  readonly fields: readonly FieldView[];
  readonly errors: FieldErrors;
  /** Counts the attempts to send: each moves the focus to the list. */
  readonly attempt: number;
}

/** A question needs no colon before its answer, and a whole sentence none before the next. */
const toLead = (label: string): string =>
  /[\p{Sentence_Terminal}…:：]$/u.test(plain(label).trim()) ? label : `${label}:`;

export function ErrorSummary({ blockId, fields, errors, attempt }: ErrorSummaryProps) {
  const { labels } = useServices().shell;
  const id = toSummaryId(blockId);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);
  return (
    <section className="form-summary" ref={element} tabIndex={-1} aria-labelledby={id}>
      <p id={id}>{labels.formErrors}</p>
      <ul>
        {fields.filter(isShown).map(({ name, label }) => {
          const error = errors.get(name);
          const { field } = toFieldIds(blockId, name);
          return error === undefined ? null : (
            <li key={name}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {toLead(typeof label === 'string' ? label : toPlainText(label))} {error}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
