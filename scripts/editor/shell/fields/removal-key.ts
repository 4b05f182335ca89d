// A button beside a field that takes its words away: no Tab out of the field leads there; Alt with Delete in the field does the same.
import type { KeyboardEvent } from 'react';

export const besideField = {
  ...{ tabIndex: -1, title: 'Alt with Delete', 'aria-keyshortcuts': 'Alt+Delete' },
} as const;

export const onRemovalKey =
  (act: ((at: Element) => unknown) | undefined) =>
  (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'Delete' || act === undefined) return;
    event.preventDefault();
    act(event.currentTarget);
  };
