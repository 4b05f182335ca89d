// A file of the site: chosen among those that are there, or uploaded.
import { publishedEndings } from '../../../../engine/content/addresses/media-types';
import { editPaths } from '../../wire';
import { isPictureFile, toFileChoice } from '../site-values';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import { Labelled } from './labelled';
import { Picker } from './picker';
import { UploadButton } from './upload-button';

const texts = /\.(?:txt|md)$/;
const published = new RegExp(`\\.(?:${publishedEndings.join('|')})$`, 'i');

/** Whether a file can be chosen. */
function isFitting({ schema, value }: FieldProps, file: string): boolean {
  if (schema.refersTo === 'content') return texts.test(file);
  if (schema.refersTo === 'download') return published.test(file);
  const isForPictures =
    schema.refersTo === 'file' && (typeof value !== 'string' || isPictureFile(value));
  return !isForPictures || isPictureFile(file);
}

interface FileFieldProps extends FieldProps {
  /** Instead of writing what was chosen. */
  readonly onChoose?: (file: string) => void;
}

export function FileField({ onChoose, ...props }: FileFieldProps) {
  const { place, value, label, schema } = props;
  const { site } = useShell();
  const shown = (site?.files ?? []).filter((file) => isFitting(props, file));
  const current = typeof value === 'string' ? value : '';
  const choose = (file: string): void => {
    if (onChoose) onChoose(file);
    else void setValue(place, file, `choose a file for “${label}”`);
  };
  const isPicture = isPictureFile(current);
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, described) => (
        <div className="file">
          {isPicture && <img src={editPaths.pictures + current} alt="" />}
          {schema.refersTo !== 'content' && (
            <span className="buttons">
              <UploadButton words={isPicture ? 'Upload another' : 'Upload'} onTaken={choose} />
            </span>
          )}
          <Picker
            id={id}
            about={described}
            choices={shown.map(toFileChoice)}
            value={current}
            placeholder="Choose a file"
            onChoose={choose}
          />
        </div>
      )}
    </Labelled>
  );
}
