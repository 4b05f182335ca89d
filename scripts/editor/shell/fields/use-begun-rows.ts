// Rows that somebody types below the last one of a grid: each is written when it is left, once it says what it has to. Its fields
// stay when it is: who is in one of them types on.
import { useRef, useState } from 'react';
import type { StepAnswer } from '../../wire';
import { useShell, useStore } from '../use-shell';
import { findUnsaid } from './begin-value';
import { type FieldPlace, toFieldName } from './field-value';
import type { FormSchema } from './form-schema';

interface BegunRow {
  /** Less than nothing: written ones have others. */
  readonly key: number;
  readonly item: unknown;
  /** How many rows were before it when it was sent. */
  readonly sent?: number;
}

interface BegunRows {
  /** The last of them says nothing yet. */
  readonly rows: readonly BegunRow[];
  /** Why one of them is not written. */
  readonly failure: string;
  /** At the first key in the last one: there is one below it from now on. */
  readonly begin: (key: number) => void;
  /** Where it stands, once it was sent: what is said there is written by itself. */
  readonly say: (key: number, change: (item: unknown) => unknown) => number | undefined;
  readonly leave: (key: number) => void;
  /** Who is still in it has said something: it is written if that is enough. */
  readonly rest: (key: number) => void;
  readonly drop: (key: number) => void;
  /** Of those that were sent, by their places. */
  readonly sent: Map<number, number>;
}

interface Options {
  /** Of a row. */
  readonly schema: FormSchema;
  /** Of the list. */
  readonly place: FieldPlace;
  /** How many are written. */
  readonly count: number;
  readonly empty: unknown;
  readonly onAdd: (item: unknown) => Promise<StepAnswer>;
}

export function useBegunRows({ schema, place, count, empty, onAdd }: Options): BegunRows {
  const store = useStore();
  const { schemas } = useShell();
  const [failure, setFailure] = useState('');
  const name = toFieldName(place.file, [...place.path, '-']);
  const read = (): readonly BegunRow[] => (store.get().begun[name] ?? []) as readonly BegunRow[];
  const write = (rows: readonly BegunRow[]): void =>
    store.set({ begun: { ...store.get().begun, [name]: rows } });
  const next = useRef(-1);
  const sent = useRef(new Map<number, number>());
  next.current = Math.min(next.current, ...read().map(({ key }) => key - 1));
  const edit = (key: number, part: Partial<BegunRow>): void =>
    write(read().map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number): void => write(read().filter((one) => one.key !== key));
  const findOn = (): readonly BegunRow[] => read().filter(({ sent = count }) => sent >= count);

  /** Also to who has left the form. */
  const fail = (text: string): void => {
    setFailure(text);
    store.set({ said: text, status: { kind: 'waiting', text } });
  };

  const leave = async (key: number, isLeft: boolean): Promise<void> => {
    const row = read().find((one) => one.key === key);
    if (row === undefined || row.sent !== undefined) return;
    setFailure('');
    if (JSON.stringify(row.item) === JSON.stringify(empty)) return isLeft ? drop(key) : undefined;
    const unsaid = Array.isArray(empty) ? undefined : findUnsaid(schemas, schema, row.item);
    if (unsaid !== undefined && !isLeft) return;
    if (unsaid !== undefined)
      return fail(`“${unsaid.title}” is still empty. The row is not added without it.`);
    const at = count + findOn().filter((one) => one.sent !== undefined).length;
    sent.current.set(at, key);
    edit(key, { sent: at });
    const answer = await onAdd(row.item);
    if (answer.type === 'written' || answer.type === 'unchanged') return drop(key);
    write(read().map((one) => (one.key === key ? { key, item: one.item } : one)));
    if (answer.type === 'waits') void store.discard(answer.id);
    const found = answer.type === 'waits' ? answer.findings[0]?.message : answer.message;
    fail(found ?? 'This row cannot be added.');
  };
  return {
    rows: [...findOn(), { key: next.current, item: empty }],
    failure,
    begin: (key) => key === next.current && write([...read(), { key, item: empty }]),
    say: (key, change) => {
      const row = read().find((one) => one.key === key);
      if (row !== undefined) edit(key, { item: change(row.item) });
      return row?.sent;
    },
    leave: (key) => void leave(key, true),
    rest: (key) => void leave(key, false),
    drop,
    sent: sent.current,
  };
}
