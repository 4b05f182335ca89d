// What is done with an item of a list: by buttons, or Alt with arrows on one of them.
import type { KeyboardEvent } from 'react';
import { Icon } from '../icon';

interface ItemHeadProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: number) => void;
  /** Undefined where there can be no more. */
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: () => void;
}

export function ItemHead({ name, isFirst, isLast, onMove, onCopy, onRemove }: ItemHeadProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  const buttons = [
    { icon: 'up', words: 'Move', behind: ' up', act: () => onMove(-1), off: isFirst },
    { icon: 'down', words: 'Move', behind: ' down', act: () => onMove(1), off: isLast },
    { icon: 'copy', words: 'Copy', behind: '', act: onCopy, off: onCopy === undefined },
    { icon: 'remove', words: 'Remove', behind: '', act: onRemove, off: false },
  ] as const;
  return (
    <div className="item-head">
      {buttons.map(({ icon, words, behind, act, off }) => (
        <button
          key={icon}
          type="button"
          disabled={off}
          data-act={icon}
          aria-label={`${words} ${name}${behind}`}
          onClick={act}
          onKeyDown={onKeyDown}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
