// A file of the site: chosen among those that are there, or uploaded.

import { publishedEndings } from '../../../../engine/content/addresses/media-types';
import { isPicture } from '../../../../engine/manifest/checks/files/media';
import { isLike } from '../../../edit/fit-example';
import { editPaths } from '../../wire';
import { toFileChoice } from '../site-values';
import { nameFileOf } from '../spots';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import type { FormSchema } from './form-schema';
import { Labelled } from './labelled';
import { Picker } from './picker';
import { UploadButton } from './upload-button';

const texts = /\.(?:txt|md)$/;
const published = new RegExp(`\\.(?:${publishedEndings.join('|')})$`, 'i');

/** Whether a file can be chosen. */
function isFitting({ refersTo, examples: [example] = [] }: FormSchema, file: string): boolean {
  if (refersTo === 'content') return texts.test(file);
  if (refersTo === 'download') return published.test(file);
  const like = String(example);
  return isPicture(like) ? isPicture(file) : isLike(file, like);
}

interface FileFieldProps extends FieldProps {
  /** Instead of writing what was chosen. */
  readonly onChoose?: (file: string) => void;
  /** Called while a file is uploaded. */
  readonly onUpload?: () => void;
}

export function FileField({ onChoose, onUpload, ...props }: FileFieldProps) {
  const { place, value, label, schema } = props;
  const { site } = useShell();
  const shown = (site?.files ?? []).filter((file) => isFitting(schema, file));
  const current = typeof value === 'string' ? value : '';
  const choose = (file: string): void => {
    if (onChoose) onChoose(file);
    else void setValue(place, file, `choose a file for “${label}”`);
  };
  const showsPicture = isPicture(current);
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, described) => (
        <div className="file">
          {showsPicture && <img src={editPaths.pictures + current} alt="" />}
          {schema.refersTo !== 'content' && (
            <span className="buttons">
              <UploadButton
                words={showsPicture ? 'Upload another' : 'Upload'}
                onBegin={onUpload}
                onTaken={choose}
              />
            </span>
          )}
          <Picker
            id={id}
            about={described}
            choices={shown.map((file) =>
              texts.test(file)
                ? { key: file, title: nameFileOf(site, `files/${file}`) }
                : toFileChoice(file),
            )}
            value={current}
            placeholder="Choose a file"
            onChoose={choose}
          />
        </div>
      )}
    </Labelled>
  );
}
