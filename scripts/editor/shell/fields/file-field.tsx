// A file of the site: chosen among those that are there, or uploaded.
import { useState } from 'react';
import { editPaths } from '../../wire';
import { uploadFile } from '../request';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import { Labelled } from './labelled';
import { Picker } from './picker';

const pictures = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;
const texts = /\.(?:txt|md)$/;

const kindOf = ({ schema, value }: FieldProps): RegExp | undefined => {
  if (schema.refersTo === 'content') return texts;
  if (schema.refersTo === 'file')
    return typeof value === 'string' && !pictures.test(value) ? undefined : pictures;
  return undefined;
};

interface FileFieldProps extends FieldProps {
  /** Instead of writing what was chosen. */
  readonly onChoose?: (file: string) => void;
}

export function FileField({ onChoose, ...props }: FileFieldProps) {
  const { place, value, label, schema } = props;
  const { site } = useShell();
  const [about, setAbout] = useState('');
  const kind = kindOf(props);
  const shown = (site?.files ?? []).filter((file) => kind?.test(file) ?? true);
  const current = typeof value === 'string' ? value : '';
  const choose = (file: string): void => {
    if (onChoose) onChoose(file);
    else void setValue(place, file, `choose a file for “${label}”`);
  };
  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setAbout('Uploading …');
    const answer = await uploadFile(file);
    setAbout(answer.type === 'taken' ? answer.about : answer.message);
    if (answer.type === 'taken') choose(answer.path);
  };
  const isPicture = pictures.test(current);
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, described) => (
        <div className="file">
          {isPicture && <img src={editPaths.pictures + current} alt="" />}
          <Picker
            id={id}
            about={described}
            choices={shown.map((file) => ({
              ...{ key: file, title: file },
              ...(pictures.test(file) && { picture: editPaths.pictures + file }),
            }))}
            value={current}
            placeholder="Choose a file"
            onChoose={choose}
          />
          <span className="buttons">
            {schema.refersTo !== 'content' && (
              <label className="button">
                Upload
                <input
                  type="file"
                  className="unseen"
                  onChange={({ target }) => void upload(target.files?.[0])}
                />
              </label>
            )}
          </span>
          {about !== '' && <p role="status">{about}</p>}
        </div>
      )}
    </Labelled>
  );
}
