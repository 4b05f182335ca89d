// Something is dragged over an entry of a list → where it would land, shown there: before, behind or below it.
import type { DragEvent } from 'react';

type DropEvent = DragEvent<HTMLElement>;

interface Dropping<Where extends string> {
  /** Of what is dragged. */
  readonly type: string;
  /** `part`: how far down in the entry the pointer is, from 0 to 1. */
  readonly findPlace: (part: number) => Where;
  readonly onDrop: (dragged: string, where: Where) => void;
}

/** The handlers of an entry. */
export function toDropHandlers<Where extends string>(dropping: Dropping<Where>) {
  const { type, findPlace, onDrop } = dropping;
  const find = ({ currentTarget, clientY }: DropEvent): Where => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return findPlace((clientY - top) / height);
  };
  const onDragLeave = ({ currentTarget }: DropEvent): void =>
    currentTarget.removeAttribute('data-drop');
  return {
    onDragOver: (event: DropEvent): void => {
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      event.currentTarget.setAttribute('data-drop', find(event));
    },
    onDragLeave,
    onDrop: (event: DropEvent): void => {
      event.preventDefault();
      onDragLeave(event);
      onDrop(event.dataTransfer.getData(type), find(event));
    },
  };
}
