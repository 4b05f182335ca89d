// A dialog that asks what is to be put into the words of the page, which wait meanwhile: they see no key that is pressed in it.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface WordsDialogProps {
  /** Of its heading. */
  readonly id: string;
  readonly heading: string;
  readonly submit: string;
  /** Whether enough is said. */
  readonly isReady: boolean;
  /** What a field by its name has, without the spaces around it. */
  readonly onSubmit: (textOf: (name: string) => string) => void;
  readonly onClose: () => void;
  /** A further button. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}

export function WordsDialog(props: WordsDialogProps) {
  const { id, heading, submit, isReady, onSubmit, onClose, other, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const take = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit((name) => String(data.get(name) ?? '').trim());
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={take}>
        <h2 id={id}>{heading}</h2>
        {children}
        <p className="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          {other}
          <button type="submit" className="primary" disabled={!isReady}>
            {submit}
          </button>
        </p>
      </form>
    </dialog>
  );
}
