// Fields of short values, which are mostly written anew: the first click selects all of one, as the focus by keys does.
import { type FocusEvent, type MouseEvent, useRef } from 'react';

const isField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(':is(:not([type]), [type="text"])');

/** Handlers for what is around the fields. A second click puts the caret where it is. */
export function useWhole() {
  const isFirst = useRef(false);
  return {
    onFocus: ({ target }: FocusEvent): void => {
      if (isField(target)) target.select();
    },
    onMouseDown: ({ target }: MouseEvent): void => {
      isFirst.current = document.activeElement !== target;
    },
    onMouseUp: ({ target }: MouseEvent): void => {
      // Who has drawn over some of it means that.
      const isCaret = isField(target) && target.selectionStart === target.selectionEnd;
      if (isFirst.current && isCaret) target.select();
    },
  };
}
