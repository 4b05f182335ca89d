// A field that a person types into. Who types owns the text: what comes from the server shows only where no caret is; what is typed
// is saved after a rest, and when the field is left.
import { type RefObject, useEffect, useRef } from 'react';

/** In milliseconds. */
const usualRest = 1000;

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed<Element> {
  readonly ref: RefObject<Element | null>;
  readonly defaultValue: string;
  readonly onInput: () => void;
  readonly onBlur: () => void;
}

interface TypedOptions {
  /** As it is written. */
  readonly value: string;
  /** `before`: what was written when the person began. */
  readonly save: (text: string, before: string) => void;
  /** In milliseconds; 0 for each key, Infinity where it is saved only when the field is left. */
  readonly rest?: number;
}

export function useTyped<Element extends Field>({
  value,
  save,
  rest = usualRest,
}: TypedOptions): Typed<Element> {
  const ref = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saved = useRef(value);
  useEffect(() => {
    const { current } = ref;
    if (current !== null && current === document.activeElement && current.value !== saved.current)
      return;
    if (current !== null && current.value !== value) current.value = value;
    saved.current = value;
  }, [value]);
  const saveNow = (): void => {
    clearTimeout(timer.current);
    const text = ref.current?.value ?? '';
    const before = saved.current;
    if (text === before) return;
    saved.current = text;
    save(text, before);
  };
  return {
    ref,
    defaultValue: value,
    onBlur: saveNow,
    onInput: () => {
      clearTimeout(timer.current);
      // At once, or Enter would meet a form that knows nothing of the last key.
      if (rest === 0) saveNow();
      else if (Number.isFinite(rest)) timer.current = setTimeout(saveNow, rest);
    },
  };
}
