// A native modal dialog: the browser handles Escape, focus and the inert page behind it, with or without scripts.
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from './icon';

interface DialogProps extends ComponentProps<'dialog'> {
  readonly id: string;
  /** The id of the element that names it. */
  readonly labelledBy: string;
  readonly closeLabel: string;
}

// The newest browsers handle `command` and `closedby` themselves; this is for the others.
function closeFromOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}

/** Opens the dialog that a button names in `commandfor`, where the browser does not do so itself. */
export function showNamedDialog(event: MouseEvent<HTMLButtonElement>): void {
  if ('command' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(event.currentTarget.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** The same for a button that closes the dialog it stands in. */
export function closeOwnDialog(event: MouseEvent<HTMLButtonElement>): void {
  if (!('command' in HTMLButtonElement.prototype)) event.currentTarget.closest('dialog')?.close();
}

export function Dialog(props: DialogProps) {
  const { id, className, labelledBy, closeLabel, children, ...more } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, the browser's own
    <dialog
      className={className === undefined ? 'dialog' : `dialog ${className}`}
      id={id}
      aria-labelledby={labelledBy}
      onClick={closeFromOutside}
      // It may have been opened before the app ran.
      suppressHydrationWarning
      {...{ closedby: 'any' }}
      {...more}
    >
      {/* It comes first, so that the browser focuses it and does not scroll a long text to its end. */}
      <button
        type="button"
        className="round-button dialog-close"
        aria-label={closeLabel}
        title={closeLabel}
        onClick={closeOwnDialog}
        {...{ command: 'close', commandfor: id }}
      >
        <Icon name="close" />
      </button>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
