// A field that a person types into. Who types owns the text: what comes from the server shows only where no caret is; what is typed
// is saved after a rest, and when the field is left or taken away.
import { type RefObject, useEffect, useRef } from 'react';
import { isRecord } from '../../../../engine/model/json';
import type { StepAnswer } from '../../wire';
import { restsAttribute } from '../history-keys';
import { useSent } from './use-sent';

/** In milliseconds. */
const usualRest = 1000;

type Field = HTMLElement & { value: string };

interface Typed<Element> {
  readonly ref: RefObject<Element | null>;
  readonly defaultValue: string;
  readonly onInput: () => void;
  readonly onBlur: () => void;
}

/** What is written at a place, as far as a person knows: what the field has shown, or what they have said there since. */
export type Seen = RefObject<unknown>;

interface TypedOptions {
  /** As it is written. */
  readonly value: string;
  /** What that is made of, where that is not the same; null where nothing is. */
  readonly written?: unknown;
  /** A promise resolves once it is saved. */
  readonly save: (text: string, seen: Seen) => unknown;
  /** Of several fields that say one value together; a field of its own has one of its own. */
  readonly seen?: Seen | undefined;
  /** In milliseconds; 0 for each key, Infinity where it is saved only when the field is left. */
  readonly rest?: number;
  /** Whether it shows what its words were taken for, once it is left: "$5" is a number. */
  readonly shows?: boolean;
  /** What is written is shown again when this changes. */
  readonly again?: unknown;
}

/** `type`: "asks" where somebody wants to keep what others have written there. */
const isAnswer = (answer: unknown, type: StepAnswer['type']): boolean =>
  isRecord(answer) && answer.type === type;

/** `saved`: undefined while only a form knows what is typed. */
function markRest(field: Field | null, saved: string | undefined): void {
  field?.toggleAttribute(restsAttribute, field.value === saved);
}

export function useTyped<Element extends Field>({
  value,
  written = value,
  save,
  seen: shared,
  rest = usualRest,
  shows = false,
  again,
}: TypedOptions): Typed<Element> {
  const ref = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is written, or on its way. */
  const saved = useRef(value);
  /** What the field says, also once it is gone. */
  const typed = useRef(value);
  const own = useRef(written);
  const seen = shared ?? own;
  const { isOnWay, send } = useSent();
  const mark = (): void => markRest(ref.current, rest > 0 ? saved.current : undefined);
  const show = (): void => {
    const { current } = ref;
    if (current !== null && current.value !== value) current.value = value;
    saved.current = value;
    typed.current = value;
    seen.current = written;
    mark();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written counts, not who shows it
  useEffect(() => {
    const { current } = ref;
    const isTyping = current === document.activeElement && current?.value !== saved.current;
    if (current === null || !(isTyping || isOnWay())) show();
  }, [value, written, again]);
  const latest = useRef({ save: async (): Promise<void> => undefined, show });
  const saveNow = async (): Promise<void> => {
    clearTimeout(timer.current);
    typed.current = ref.current?.value ?? typed.current;
    const text = typed.current;
    if (text === saved.current) return;
    saved.current = text;
    mark();
    const saving = save(text, seen);
    if (!(saving instanceof Promise)) return;
    const answer = await send(saving);
    const isTaken = shows && isAnswer(answer, 'written') && ref.current !== document.activeElement;
    if ((isTaken || isAnswer(answer, 'asks')) && saved.current === text) latest.current.show();
  };
  // While somebody rests, the place of the field may change.
  latest.current = { save: saveNow, show };
  useEffect(() => () => void latest.current.save(), []);
  return {
    ref,
    defaultValue: value,
    onBlur: () => void saveNow(),
    onInput: () => {
      typed.current = ref.current?.value ?? '';
      mark();
      clearTimeout(timer.current);
      // At once, or Enter would meet a form that knows nothing of the last key.
      if (rest === 0) void saveNow();
      else if (Number.isFinite(rest))
        timer.current = setTimeout(() => void latest.current.save(), rest);
    },
  };
}
