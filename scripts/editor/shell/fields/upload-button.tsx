// A button that asks for a file of the person's computer, and puts it into the site.
import { useState } from 'react';
import { messageOf } from '../../../../engine/model/message-of';
import type { UploadOptions } from '../../uploads';
import { uploadFile } from '../request';

interface UploadButtonProps {
  readonly words: string;
  readonly options?: UploadOptions;
  /** Called while it is on its way. */
  readonly onBegin?: (() => void) | undefined;
  /** With its path below files/. */
  readonly onTaken: (path: string) => void;
}

export function UploadButton({ words, options, onBegin, onTaken }: UploadButtonProps) {
  const [about, setAbout] = useState('');
  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setAbout('Uploading …');
    onBegin?.();
    try {
      const answer = await uploadFile(file, options);
      setAbout(answer.type === 'taken' ? answer.about : answer.message);
      if (answer.type === 'taken') onTaken(answer.path);
    } catch (error) {
      setAbout(messageOf(error));
    }
  };
  return (
    <>
      <label className="button">
        {words}
        <input
          type="file"
          className="unseen"
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <span role="status">{about}</span>
    </>
  );
}
