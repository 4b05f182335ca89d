// The dialog that asks for what a new page needs, whatever it is: a title, a summary, and what else its fields say.
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from './fields/use-language';
import { useStore } from './use-shell';

export interface NewPage {
  readonly id: string;
  /** What the step does, in words. */
  readonly about: string;
  readonly operations: readonly object[];
}

interface AddDialogProps {
  /** Of its heading. */
  readonly id: string;
  readonly heading: string;
  /** What is chosen among first: who has chosen goes on at the first field. */
  readonly choice?: (focusFirst: () => void) => ReactNode;
  /** What its first words say. */
  readonly about: string;
  readonly submit: string;
  /** What is said where no finding says why it cannot be added. */
  readonly refusal: string;
  readonly onClose: () => void;
  /** The page, from what a field by its name has; in a sentence, what is not said yet. */
  readonly toPage: (textOf: (name: string) => string) => NewPage | string;
  /** Fields below the title and the summary. */
  readonly children: ReactNode;
}

/** Enter leads on to what is still asked for, and submits only when that is all there. */
function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const lacking = currentTarget.querySelector<HTMLElement>('input:invalid, textarea:invalid');
  if (lacking === null || lacking === target) return;
  event.preventDefault();
  lacking.focus();
}

export function AddDialog(props: AddDialogProps) {
  const { id, heading, choice, about, submit, refusal, onClose, toPage, children } = props;
  const store = useStore();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    first.current?.focus();
  }, []);

  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const page = toPage((name) => String(data.get(name) ?? '').trim());
    if (typeof page === 'string') {
      setFailure(page);
      return;
    }
    const answer = await store.operate(page.about, ...page.operations);
    if (answer.type === 'written') {
      store.open(page.id);
      // The focus goes back to the button that opened it.
      dialog.current?.close();
    } else if (answer.type === 'refused') setFailure(answer.message);
    else if (answer.type === 'waits') {
      setFailure(answer.findings[0]?.message ?? refusal);
      void store.discard(answer.id);
    }
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <form onKeyDown={goOn} onSubmit={(event) => void add(event)}>
        <h2 id={id}>{heading}</h2>
        {choice?.(() => first.current?.focus())}
        <label className="field">
          <span>Title</span>
          <input ref={first} name="title" required maxLength={200} lang={language} spellCheck />
        </label>
        <label className="field">
          <span>{about}</span>
          <textarea name="summary" required maxLength={400} rows={2} lang={language} spellCheck />
        </label>
        {children}
        {failure !== '' && (
          <p className="failure" role="alert">
            {failure}
          </p>
        )}
        <p className="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="primary">
            {submit}
          </button>
        </p>
      </form>
    </dialog>
  );
}
