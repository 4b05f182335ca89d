// Puts into the text of the page what was asked for; of a picture, it asks which, and what that shows.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isPicture } from '../../../engine/manifest/checks/files/media';
import type { PageEditing } from '../page/page-editing';
import { editPaths } from '../wire';
import { Picker } from './fields/picker';
import { UploadButton } from './fields/upload-button';
import { useLanguage } from './fields/use-language';
import { toFileChoice } from './site-values';
import { putPart } from './text-parts';
import { useShell, useStore } from './use-shell';

interface PictureDialogProps {
  /** As it is written. */
  readonly onChoose: (picture: string) => void;
  readonly onClose: () => void;
}

/** What ends the words in brackets is said otherwise. */
const toAlt = (words: string): string => words.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();

function PictureDialog({ onChoose, onClose }: PictureDialogProps) {
  const { site } = useShell();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = toAlt(String(new FormData(event.currentTarget).get('alt') ?? ''));
    if (file !== '' && words !== '') onChoose(`![${words}](${file})`);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="picture-words"
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={submit}>
        <h2 id="picture-words">A picture in the text</h2>
        <div className="field file">
          {file !== '' && <img src={editPaths.pictures + file} alt="" />}
          <span className="buttons">
            <UploadButton words="Upload" onTaken={setFile} />
          </span>
          <Picker
            label="Picture"
            choices={(site?.files ?? []).filter(isPicture).map(toFileChoice)}
            value={file}
            placeholder="Choose a picture"
            onChoose={setFile}
          />
        </div>
        <label className="field">
          <span>What the picture shows, in words, for people who cannot see it</span>
          <textarea name="alt" required rows={2} lang={language} spellCheck />
        </label>
        <p className="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="primary" disabled={file === ''}>
            Add
          </button>
        </p>
      </form>
    </dialog>
  );
}

export function PutInText({ editing }: { readonly editing: PageEditing | undefined }) {
  const store = useStore();
  const { puts } = useShell();
  const asks = puts?.part === 'picture' && puts.picture === undefined;
  useEffect(() => {
    if (puts === undefined || asks || editing === undefined) return;
    store.set({ puts: undefined });
    void putPart(editing, store, puts);
  }, [puts, asks, editing, store]);
  if (!asks) return null;
  const close = (): void => {
    store.set({ puts: undefined });
    editing?.typing.host?.selection.resume();
  };
  return (
    <PictureDialog
      onChoose={(picture) => store.set({ puts: { ...puts, picture } })}
      onClose={close}
    />
  );
}
