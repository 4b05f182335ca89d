// One of a few things: arrows lead to one and show it, Space or Enter chooses it, Escape goes back.
import { type KeyboardEvent, useRef } from 'react';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';
import type { PickerChoice } from './picker';

interface RadioFieldProps extends Omit<FieldProps, 'value'> {
  readonly choices: readonly PickerChoice[];
  /** The key of what is chosen. */
  readonly value: string;
  readonly isSet: boolean;
  readonly onChoose: (key: string) => void;
  /** Undefined: at none. */
  readonly onPoint: (key: string | undefined) => void;
}

const steps: Readonly<Record<string, number>> = {
  ...{ ArrowDown: 1, ArrowRight: 1 },
  ...{ ArrowUp: -1, ArrowLeft: -1 },
};

export function RadioField({ choices, value, onChoose, onPoint, ...props }: RadioFieldProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const takeKey = (event: KeyboardEvent, index: number): void => {
    const { key } = event;
    const step = steps[key];
    if (step !== undefined) {
      // A browser would choose at once.
      event.preventDefault();
      inputs.current[(index + step + choices.length) % choices.length]?.focus();
    } else if (key === 'Enter') {
      event.preventDefault();
      onChoose(choices[index]?.key ?? '');
    } else if (key === 'Escape') onPoint(undefined);
  };
  return (
    <Labelled {...props} isGroup>
      {(id, about) => (
        <div
          role="radiogroup"
          aria-labelledby={id}
          aria-describedby={about}
          className="radios"
          onPointerLeave={() => onPoint(undefined)}
          onBlur={() => onPoint(undefined)}
        >
          {choices.map(({ key, title }, index) => (
            <label key={key} onPointerEnter={() => onPoint(key)}>
              <input
                ref={(element) => {
                  inputs.current[index] = element;
                }}
                type="radio"
                name={id}
                checked={key === value}
                onChange={() => onChoose(key)}
                onFocus={() => onPoint(key)}
                onKeyDown={(event) => takeKey(event, index)}
              />
              <span>{title}</span>
            </label>
          ))}
        </div>
      )}
    </Labelled>
  );
}
