// Puts into the text of the page what was asked for; of a picture, it asks which, and what that shows.
import { useEffect, useState } from 'react';
import { isPicture } from '../../../engine/manifest/checks/files/media';
import type { PageEditing } from '../page/page-editing';
import { editPaths } from '../wire';
import { Picker } from './fields/picker';
import { UploadButton } from './fields/upload-button';
import { useLanguage } from './fields/use-language';
import { toFileChoice } from './site-values';
import { putPart } from './text-parts';
import { useShell, useStore } from './use-shell';
import { WordsDialog } from './words-dialog';

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
  const [file, setFile] = useState('');
  return (
    <WordsDialog
      id="picture-words"
      heading="A picture in the text"
      submit="Add"
      isReady={file !== ''}
      onSubmit={(textOf) => {
        const words = toAlt(textOf('alt'));
        if (file !== '' && words !== '') onChoose(`![${words}](${file})`);
      }}
      onClose={onClose}
    >
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
    </WordsDialog>
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
