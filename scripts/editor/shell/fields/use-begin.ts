// A value that somebody adds → what they are asked first, as far as there is something that nobody else can know.
import { useShell, useStore } from '../use-shell';
import { beginValue } from './begin-value';
import { type FieldPlace, toFieldName } from './field-value';
import type { FormSchema } from './form-schema';

interface Begin {
  readonly isBegun: boolean;
  /** What has been said of it. */
  readonly value: unknown;
  /** Asks for it; false where it can be added at once. */
  readonly first: () => boolean;
  readonly say: (value: unknown) => void;
  readonly end: () => void;
}

/** `place`: where it will stand. */
export function useBegin(schema: FormSchema, place: FieldPlace): Begin {
  const store = useStore();
  const { schemas, begun } = useShell();
  const name = toFieldName(place.file, place.path);
  const say = (value: unknown): void =>
    store.set({ begun: { ...store.get().begun, [name]: value } });
  return {
    isBegun: name in begun,
    value: begun[name],
    say,
    first: () => {
      const value = beginValue(schemas, schema);
      if (value !== undefined) say(value);
      return value !== undefined;
    },
    end: () => {
      const { [name]: _, ...others } = store.get().begun;
      store.set({ begun: others });
    },
  };
}
