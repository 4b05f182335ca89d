// The parts around a control: its label, its help, its error.
import type { ReactNode } from 'react';
import type { FieldIds } from '../../content/addresses/element-ids';
import type { ShownFieldView } from '../../content/pages/form-fields';
import { RunningText } from '../../ui/running-text';
import { useServices } from '../../ui/services';

/** The words of a label; the mark shows what `required` announces. */
export function LabelWords({ field }: { readonly field: ShownFieldView }) {
  const { labels } = useServices().shell;
  const { label, required } = field;
  return (
    <>
      {typeof label === 'string' ? label : <RunningText text={label} />}
      {required && (
        <span className="form-required" aria-hidden="true">
          {labels.required}
        </span>
      )}
    </>
  );
}

interface FieldNotesProps {
  readonly field: ShownFieldView;
  readonly ids: FieldIds;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** The help before a control and the error after it; `aria-describedby` points to them. */
export function FieldNotes({ field, ids, error, children }: FieldNotesProps) {
  return (
    <>
      {field.hint !== undefined && (
        <p className="form-hint" id={ids.hint}>
          {field.hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p className="form-error" id={ids.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** A control with its label above it. */
export function LabelledField({ children, ...notes }: FieldNotesProps) {
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={notes.ids.field}>
        <LabelWords field={notes.field} />
      </label>
      <FieldNotes {...notes}>{children}</FieldNotes>
    </div>
  );
}
