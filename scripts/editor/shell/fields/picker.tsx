// One of many things, found by its words: arrows and Enter choose among those that fit, and no more are drawn than a person reads.
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';

export interface PickerChoice {
  readonly key: string;
  readonly title: string;
  /** Beside the title, and looked for as well. */
  readonly note?: string;
  /** The address of a picture of it. */
  readonly picture?: string;
}

interface PickerProps {
  readonly id?: string;
  readonly label?: string;
  readonly about?: string;
  readonly choices: readonly PickerChoice[];
  /** The key of what is chosen; empty for nothing. */
  readonly value: string;
  readonly placeholder?: string;
  /** Whether words that are none of the choices can be chosen, too. */
  readonly takesTyped?: boolean;
  readonly onChoose: (key: string) => void;
  /** Which is pointed at, or led to by keys; undefined for none. */
  readonly onPoint?: (key: string | undefined) => void;
}

/** How many are drawn at once. */
const maxShown = 40;

/** As it is compared: without capitals and accents. */
export const fold = (words: string): string =>
  words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose words begin so come first. */
function findChoices(folded: readonly (readonly [PickerChoice, string])[], sought: string) {
  const words = fold(sought.trim());
  const found = folded.filter(([, text]) => text.includes(words));
  const first = found.filter(([, text]) => text.startsWith(words));
  const others = first.length < maxShown ? found.filter(([, text]) => !text.startsWith(words)) : [];
  return {
    shown: [...first, ...others].slice(0, maxShown).map(([one]) => one),
    count: found.length,
  };
}

export function Picker(props: PickerProps) {
  const { id, label, about, choices, value, placeholder, takesTyped, onChoose, onPoint } = props;
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  /** Whether somebody has gone through the choices by keys, since they typed. */
  const isLed = useRef(false);
  const folded = useMemo(
    () => choices.map((one) => [one, fold(`${one.title} ${one.note ?? ''}`)] as const),
    [choices],
  );
  const words = typed.trim();
  const known = choices.find(({ key }) => key === value);
  const chosen = known?.title ?? value;
  // Nobody searches for what is there already.
  const sought = takesTyped && words === value ? '' : typed;
  const found = isOpen ? findChoices(folded, sought) : { shown: [], count: 0 };
  const own: readonly PickerChoice[] =
    isOpen && takesTyped && words !== '' ? [{ key: words, title: words, note: 'as typed' }] : [];
  const shown = [...found.shown, ...own];
  const more = found.count - found.shown.length;
  const at = Math.min(active, shown.length - 1);
  const open = (): void => {
    const isOwn = takesTyped && known === undefined;
    setTyped(isOwn ? value : '');
    const index = isOwn ? choices.length : choices.findIndex(({ key }) => key === value);
    setActive(Math.max(index, 0));
    isLed.current = false;
    setIsOpen(true);
  };
  const close = (): void => {
    setIsOpen(false);
    onPoint?.(undefined);
  };
  const point = (index: number): void => {
    setActive(index);
    onPoint?.(shown[index]?.key);
  };
  const choose = (choice: PickerChoice | undefined): void => {
    if (choice !== undefined && choice.key !== value) onChoose(choice.key);
    close();
  };
  /** Whoever leaves what they have typed means that, or the choice that is called so, unless they went to another. */
  const leave = (): void => {
    const named = choices.find(({ title }) => fold(title) === fold(words));
    if (own.length === 0 || words === value) close();
    else choose(isLed.current ? shown[at] : (named ?? own[0]));
  };
  const takeKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (!isOpen && (key === 'ArrowDown' || key === 'Enter')) {
      event.preventDefault();
      open();
    } else if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      isLed.current = true;
      const next = at + (key === 'ArrowDown' ? 1 : -1);
      point(Math.min(Math.max(next, 0), shown.length - 1));
    } else if (isOpen && key === 'Enter') {
      event.preventDefault();
      choose(shown[at]);
    } else if (isOpen && key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="choose">
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-label={label}
        aria-describedby={about}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={isOpen ? 'Type to find' : placeholder}
        value={isOpen ? typed : chosen}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          isLed.current = false;
          onPoint?.(undefined);
          setIsOpen(true);
        }}
        onClick={() => !isOpen && open()}
        onBlur={leave}
        onKeyDown={takeKey}
      />
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label={label ?? placeholder ?? 'What fits'}
          className="choices"
          onMouseDown={(event) => event.preventDefault()}
          onPointerLeave={() => onPoint?.(undefined)}
        >
          {shown.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above takes the keys
            <div
              key={choice.key}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              ref={(element) => {
                if (index === at) element?.scrollIntoView({ block: 'nearest' });
              }}
              // What scrolls below a pointer at rest is not pointed at.
              onPointerMove={({ movementX, movementY }) => {
                if (index !== at && (movementX !== 0 || movementY !== 0)) point(index);
              }}
              onClick={() => choose(choice)}
            >
              {choice.picture !== undefined && <img src={choice.picture} alt="" loading="lazy" />}
              <span className="name">{choice.title}</span>
              {choice.note !== undefined && <span className="hint">{choice.note}</span>}
            </div>
          ))}
          {shown.length === 0 && <p className="hint">Nothing fits.</p>}
          {more > 0 && <p className="hint">{more} more: type on.</p>}
        </div>
      )}
    </div>
  );
}
