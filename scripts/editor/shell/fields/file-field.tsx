// A file of the site: chosen among those that are there, or uploaded.
import { editPaths } from '../../wire';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue } from './field-value';
import { Labelled } from './labelled';
import { Picker } from './picker';
import { UploadButton } from './upload-button';

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
  const kind = kindOf(props);
  const shown = (site?.files ?? []).filter((file) => kind?.test(file) ?? true);
  const current = typeof value === 'string' ? value : '';
  const choose = (file: string): void => {
    if (onChoose) onChoose(file);
    else void setValue(place, file, `choose a file for “${label}”`);
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
          {schema.refersTo !== 'content' && (
            <span className="buttons">
              <UploadButton words="Upload" onTaken={choose} />
            </span>
          )}
        </div>
      )}
    </Labelled>
  );
}
