// A picture: its file, then what it shows and who made it, in one step; and the point that stays in view.
import { type FormEvent, useState } from 'react';
import { isRecord } from '../../../../engine/model/json';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { inside } from './field-value';
import { FileField } from './file-field';
import { FocusField } from './focus-field';
import { type FormSchema, readSchema } from './form-schema';
import { Members } from './members';
import { setPictureFact } from './picture-facts';

export const isPicture = ({ properties = {} }: FormSchema): boolean =>
  'src' in properties && 'alt' in properties && 'decorative' in properties;

interface Asked {
  readonly file: string;
  readonly alt: string;
}

export function PictureField({ schema, place, value, label }: FieldProps) {
  const { schemas } = useShell();
  const [asked, setAsked] = useState<Asked>();
  const holder = isRecord(value) ? value : {};
  const { src, alt, decorative: _, focus, ...others } = holder;
  const srcSchema = readSchema(schemas, schema.properties?.src, schema.from);
  const ask = (file: string): void =>
    setAsked({ file, alt: file === src && typeof alt === 'string' ? alt : '' });
  const use = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (asked === undefined) return;
    const data = new FormData(event.currentTarget);
    const words = String(data.get('alt') ?? '').trim();
    const credit = String(data.get('credit') ?? '').trim();
    const said = words === '' ? { decorative: true } : { alt: words };
    const picture = { src: asked.file, ...said, ...others };
    void place.store.operate(
      `choose a picture for “${label}”`,
      { op: 'set', file: place.file, path: place.path, value: picture },
      ...(credit === '' ? [] : [setPictureFact(asked.file, 'credit', credit)]),
    );
    setAsked(undefined);
  };
  return (
    <>
      <FileField
        schema={srcSchema}
        place={inside(place, 'src')}
        value={src}
        label={srcSchema.title ?? 'File'}
        isRequired
        onChoose={ask}
      />
      {asked !== undefined && (
        <form className="set" onSubmit={use}>
          <label className="field">
            <span>What {asked.file} shows, for people who cannot see it</span>
            <textarea name="alt" rows={2} defaultValue={asked.alt} />
          </label>
          <p className="hint">Leave it empty where the picture only decorates.</p>
          <label className="field">
            <span>Who made it, where that has to be said</span>
            <input name="credit" maxLength={200} />
          </label>
          <p className="buttons">
            <button type="button" onClick={() => setAsked(undefined)}>
              Cancel
            </button>
            <button type="submit" className="primary">
              Use the picture
            </button>
          </p>
        </form>
      )}
      {value !== undefined && (
        <Members schema={schema} place={place} value={value} without={['src', 'focus']} />
      )}
      {typeof src === 'string' && (
        <FocusField place={inside(place, 'focus')} value={focus} file={src} />
      )}
    </>
  );
}
