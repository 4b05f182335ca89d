// The name of a field, what it is for, and what counts where it is empty.
import { type ReactNode, useId } from 'react';
import type { FieldProps } from './field-props';
import { unsetValue } from './field-value';

interface LabelledProps extends Omit<FieldProps, 'value'> {
  readonly isSet: boolean;
  /** Whether it names several controls, by its id. */
  readonly isGroup?: boolean;
  readonly children: (id: string, about: string) => ReactNode;
}

/** In the words of a person, where a value comes from. */
const explainInherited = (from: string): string =>
  `Empty: taken from ${from.replace(/^\//, 'the site: ').replaceAll('/', ' › ').replaceAll('.', ' › ')}.`;

export function Labelled(props: LabelledProps) {
  const { schema, place, label, isRequired, isSet, isGroup, children } = props;
  const id = useId();
  const about = `${id}-about`;
  const { description, inheritsFrom } = schema;
  return (
    <div className="field">
      <div className="field-head">
        {isGroup ? <span id={id}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {isSet && !isRequired && (
          <button
            type="button"
            className="quiet"
            aria-label={`Clear ${label}`}
            onClick={() => unsetValue(place, `clear “${label}”`)}
          >
            Clear
          </button>
        )}
      </div>
      {children(id, about)}
      <p className="hint" id={about}>
        {description}
        {!isSet && inheritsFrom !== undefined && ` ${explainInherited(inheritsFrom)}`}
      </p>
    </div>
  );
}
