// A choice that shows at once, and is taken back where it cannot be saved.
import { startTransition, useOptimistic } from 'react';

export function useChosen<Value>(
  written: Value,
  save: (chosen: Value) => Promise<unknown>,
): [shown: Value, choose: (chosen: Value) => void] {
  const [shown, show] = useOptimistic(written);
  const choose = (chosen: Value): void =>
    startTransition(async () => {
      show(chosen);
      await save(chosen);
    });
  return [shown, choose];
}
