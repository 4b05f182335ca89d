// A dialog that asks where words of the page lead.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toFileTarget } from '../../../engine/content/text/rich-text';
import type { HostSelection } from '../page/host-selection';
import {
  isComplete,
  type LinkTarget,
  LinkTargetField,
  toLinkTarget,
} from './fields/link-target-field';
import { useLanguage } from './fields/use-language';
import { listShown } from './site-values';
import { useShell } from './use-shell';

interface LinkDialogProps {
  readonly selection: HostSelection;
  /** Where the words lead now, as it is written. */
  readonly target: string | undefined;
  readonly onClose: () => void;
}

function toTarget({ page, anchor, file, href = '' }: LinkTarget): string {
  if (page !== undefined) return `page:${page}${anchor === undefined ? '' : `#${anchor}`}`;
  return file === undefined ? href : toFileTarget(file);
}

export function LinkDialog({ selection, target, onClose }: LinkDialogProps) {
  const { site } = useShell();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState<LinkTarget | undefined>(
    target === undefined ? undefined : toLinkTarget(target),
  );
  const selected = selection.heldWords;
  useEffect(() => dialog.current?.showModal(), []);

  /** What the link is called where no words are selected. */
  const findWords = (): string =>
    (site && listShown(site).find(({ id }) => id === link?.page)?.title) ??
    (link?.href ?? link?.file ?? '').replace(/^(?:mailto|tel):/, '');
  const use = (to: string | undefined, words: string): void => {
    onClose();
    selection.link(to, words);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    if (link !== undefined) use(toTarget(link), words === '' ? findWords() : words);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="link-words"
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={submit}>
        <h2 id="link-words">{target === undefined ? 'A link' : 'Change the link'}</h2>
        {selected === '' && target === undefined && (
          <label className="field">
            <span>Words of the link</span>
            <input name="words" lang={language} spellCheck placeholder={findWords()} />
          </label>
        )}
        <LinkTargetField value={link} onChange={setLink} rest={0} />
        <p className="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          {target !== undefined && (
            <button type="button" onClick={() => use(undefined, '')}>
              Take the link off
            </button>
          )}
          <button
            type="submit"
            className="primary"
            disabled={link === undefined || !isComplete(link)}
          >
            Link
          </button>
        </p>
      </form>
    </dialog>
  );
}
