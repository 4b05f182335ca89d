// A picture: its file, then what it shows and who made it, in one step; and the point that stays in view.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRecord } from '../../../../engine/model/json';
import { editPaths } from '../../wire';
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

interface AskedPictureProps extends Asked {
  readonly onUse: (alt: string, credit: string) => void;
  readonly onCancel: () => void;
}

/** What has to be said of a picture before it is used. */
function AskedPicture({ file, alt, onUse, onCancel }: AskedPictureProps) {
  const { site } = useShell();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'center' });
    form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, []);
  const use = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string): string => String(data.get(name) ?? '').trim();
    onUse(read('alt'), read('credit'));
  };
  return (
    <form ref={form} className="set asked" onSubmit={use}>
      {site?.files.includes(file) && <img src={editPaths.pictures + file} alt="" />}
      <label className="field">
        <span>What {file} shows, for people who cannot see it</span>
        <textarea
          name="alt"
          rows={3}
          defaultValue={alt}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            form.current?.requestSubmit();
          }}
        />
      </label>
      <p className="hint">Leave it empty where the picture only decorates.</p>
      <label className="field">
        <span>Who made it, where that has to be said</span>
        <input name="credit" maxLength={200} />
      </label>
      <p className="buttons">
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="primary">
          Use the picture
        </button>
      </p>
    </form>
  );
}

export function PictureField({ schema, place, value, label }: FieldProps) {
  const { schemas } = useShell();
  const [asked, setAsked] = useState<Asked>();
  const holder = isRecord(value) ? value : {};
  const { src, alt, decorative: _, focus, ...others } = holder;
  const srcSchema = readSchema(schemas, schema.properties?.src, schema.from);
  const ask = (file: string): void =>
    setAsked({ file, alt: file === src && typeof alt === 'string' ? alt : '' });
  const use = (words: string, credit: string): void => {
    if (asked === undefined) return;
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
        <AskedPicture {...asked} onUse={use} onCancel={() => setAsked(undefined)} />
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
