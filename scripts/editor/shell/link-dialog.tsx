// A dialog that asks where words of the page lead.
import { useState } from 'react';
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
import { WordsDialog } from './words-dialog';

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
  const [link, setLink] = useState<LinkTarget | undefined>(
    target === undefined ? undefined : toLinkTarget(target),
  );
  const selected = selection.heldWords;

  /** What the link is called where no words are selected. */
  const findWords = (): string =>
    (site && listShown(site).find(({ id }) => id === link?.page)?.title) ??
    (link?.href ?? link?.file ?? '').replace(/^(?:mailto|tel):/, '');
  const use = (to: string | undefined, words: string): void => {
    onClose();
    selection.link(to, words);
  };
  return (
    <WordsDialog
      id="link-words"
      heading={target === undefined ? 'A link' : 'Change the link'}
      submit="Link"
      isReady={link !== undefined && isComplete(link)}
      onSubmit={(textOf) => {
        if (link !== undefined) use(toTarget(link), textOf('words') || findWords());
      }}
      onClose={onClose}
      other={
        target !== undefined && (
          <button type="button" onClick={() => use(undefined, '')}>
            Take the link off
          </button>
        )
      }
    >
      {selected === '' && target === undefined && (
        <label className="field">
          <span>Words of the link</span>
          <input name="words" lang={language} spellCheck placeholder={findWords()} />
        </label>
      )}
      <LinkTargetField value={link} onChange={setLink} rest={0} />
    </WordsDialog>
  );
}
