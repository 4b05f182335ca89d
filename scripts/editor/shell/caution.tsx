// What is to be looked at before going on, each with a click to it.
import { useId } from 'react';
import { Icon } from './icon';

interface CautionEntry {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly open: () => void;
}

interface CautionProps {
  readonly title: string;
  readonly about: string;
  readonly entries: readonly CautionEntry[];
  /** Where the others are, when more were found than are listed. */
  readonly more?: { readonly title: string; readonly open: () => void } | undefined;
}

export function Caution({ title, about, entries, more }: CautionProps) {
  const id = useId();
  return (
    <section className="caution" aria-labelledby={id}>
      <h3 id={id}>
        <Icon name="caution" /> {title}
      </h3>
      <p>{about}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <button type="button" onClick={entry.open}>
              <span>
                <strong>{entry.title}</strong>
                <span className="hint">{entry.about}</span>
              </span>
              <Icon name="forward" />
            </button>
          </li>
        ))}
        {more !== undefined && (
          <li>
            <button type="button" onClick={more.open}>
              {more.title} <Icon name="forward" />
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
