// A list of which each entry is done at once: only what is chosen while it is open, since keys pressed before mean to look for one.
import type { KeyboardEvent, SelectHTMLAttributes } from 'react';

interface ActListProps
  extends Pick<SelectHTMLAttributes<HTMLSelectElement>, 'onMouseDown' | 'onBlur'> {
  /** What it is called by those who hear it. */
  readonly label: string;
  /** What it shows while it is closed. */
  readonly words: string;
  /** By what is given to `onChoose`. */
  readonly choices: readonly (readonly [key: string, words: string])[];
  readonly onChoose: (key: string) => void;
}

/** Keys by which a closed list would choose an entry itself. */
const isChoice = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && (key.length === 1 || /^(?:Arrow|Page|Home$|End$)/.test(key));

export function ActList({ label, words, choices, onChoose, ...events }: ActListProps) {
  return (
    <select
      aria-label={label}
      value=""
      {...events}
      onKeyDown={(event) => {
        if (!isChoice(event)) return;
        event.preventDefault();
        event.currentTarget.showPicker?.();
      }}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{words}</option>
      {choices.map(([key, title]) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </select>
  );
}
