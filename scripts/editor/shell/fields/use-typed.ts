// A field that a person types into. Who types owns the text: what comes from the server shows only where no caret is; what is typed
// is saved after a rest, and when the field is left or taken away.
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
  /** `before`: what was written when the person began. A promise resolves once it is saved. */
  readonly save: (text: string, before: string) => unknown;
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
  /** What is written, or on its way. */
  const saved = useRef(value);
  /** What the field says, also once it is gone. */
  const typed = useRef(value);
  /** How much of it is on its way: what comes from the server until then is older. */
  const sent = useRef(0);
  useEffect(() => {
    const { current } = ref;
    const isTyping = current === document.activeElement && current?.value !== saved.current;
    if (current !== null && (isTyping || sent.current > 0)) return;
    if (current !== null && current.value !== value) current.value = value;
    saved.current = value;
    typed.current = value;
  }, [value]);
  const saveNow = async (): Promise<void> => {
    clearTimeout(timer.current);
    typed.current = ref.current?.value ?? typed.current;
    const [text, before] = [typed.current, saved.current];
    if (text === before) return;
    saved.current = text;
    const saving = save(text, before);
    if (!(saving instanceof Promise)) return;
    sent.current += 1;
    try {
      await saving;
    } finally {
      sent.current -= 1;
    }
  };
  // While somebody rests, the place of the field may change.
  const latest = useRef(saveNow);
  latest.current = saveNow;
  useEffect(() => () => void latest.current(), []);
  return {
    ref,
    defaultValue: value,
    onBlur: () => void saveNow(),
    onInput: () => {
      typed.current = ref.current?.value ?? '';
      clearTimeout(timer.current);
      // At once, or Enter would meet a form that knows nothing of the last key.
      if (rest === 0) void saveNow();
      else if (Number.isFinite(rest)) timer.current = setTimeout(() => void latest.current(), rest);
    },
  };
}
