// Fields of values that are mostly written anew: the first click selects all of one, as the focus by keys does.
import { type FocusEvent, type MouseEvent, useRef } from 'react';

const fields = ':is(input:not([type]), input[type="text"], textarea, [contenteditable])';

/** The field that has an element; none where all of it is not meant. */
function findField(target: EventTarget, within: string): HTMLElement | undefined {
  const field = target instanceof Element ? target.closest<HTMLElement>(fields) : null;
  return field?.closest(within) ? field : undefined;
}

const isTyped = (field: HTMLElement): field is HTMLInputElement => 'select' in field;

function selectAll(field: HTMLElement): void {
  if (isTyped(field)) field.select();
  else getSelection()?.selectAllChildren(field);
}

const hasCaret = (field: HTMLElement): boolean =>
  isTyped(field)
    ? field.selectionStart === field.selectionEnd
    : getSelection()?.isCollapsed === true;

/** Handlers for what is around the fields. A second click puts the caret where it is. `within`: around those that are meant. */
export function useWhole(within = '*') {
  const isFirst = useRef(false);
  return {
    onFocus: ({ target }: FocusEvent): void => {
      const field = findField(target, within);
      if (field !== undefined) selectAll(field);
    },
    onMouseDown: ({ target }: MouseEvent): void => {
      isFirst.current = document.activeElement !== findField(target, within);
    },
    onMouseUp: ({ target }: MouseEvent): void => {
      const field = findField(target, within);
      // Who has drawn over some of it means that.
      if (isFirst.current && field !== undefined && hasCaret(field)) selectAll(field);
    },
  };
}
