// A choice that shows at once, until it is read again from where it was saved; it is taken back where it cannot be saved.
import { useState } from 'react';
import type { StepAnswer } from '../../wire';

interface Choice<Value> {
  readonly value: Value;
  readonly isSaved: boolean;
}

export function useChosen<Value>(
  written: Value,
  save: (chosen: Value) => Promise<StepAnswer>,
): [shown: Value, choose: (chosen: Value) => Promise<void>] {
  const [choice, setChoice] = useState<Choice<Value>>();
  const [before, setBefore] = useState(() => written);
  if (before !== written) {
    setBefore(() => written);
    // Before that it may be what an earlier choice has written.
    if (choice?.isSaved) setChoice(undefined);
  }
  const choose = async (value: Value): Promise<void> => {
    const made = { value, isSaved: false };
    const become = (next: Choice<Value> | undefined): void =>
      setChoice((now) => (now === made ? next : now));
    setChoice(made);
    let answer: StepAnswer | undefined;
    try {
      answer = await save(value);
    } finally {
      become(answer?.type === 'written' ? { value, isSaved: true } : undefined);
    }
  };
  return [choice === undefined ? written : choice.value, choose];
}
