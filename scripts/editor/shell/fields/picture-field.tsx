// A picture: its file, then what it shows and who made it, in one step; and the point that stays in view.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRecord } from '../../../../engine/model/json';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { inside } from './field-value';
import { FileField } from './file-field';
import { FocusField } from './focus-field';
import { type FormSchema, readSchema } from './form-schema';
import { Members } from './members';
import { setPictureFact } from './picture-facts';
import { useLanguage } from './use-language';
import { useTyped } from './use-typed';

export const isPicture = ({ properties = {} }: FormSchema): boolean =>
  'src' in properties && 'alt' in properties && 'decorative' in properties;

interface Asked {
  /** Undefined while it is on its way. */
  readonly file: string | undefined;
  readonly alt: string;
}

interface AskedPictureProps extends Asked {
  /** Whether the picture is there by now: what is said of it is written as it is typed. */
  readonly isUsed: boolean;
  readonly onUse: (alt: string, credit: string) => unknown;
  readonly onEnd: () => void;
}

/** In milliseconds: who looks up from typing sees the page with the picture. */
const rest = 500;

/** What has to be said of a picture before it is used: with the first words, the page has it. */
function AskedPicture({ file, alt, isUsed, onUse, onEnd }: AskedPictureProps) {
  const form = useRef<HTMLFormElement>(null);
  const isOnWay = useRef(file === undefined);
  const language = useLanguage();
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'center' });
    form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, []);
  const use = (): unknown => {
    // Once it is gone, everything was said.
    if (form.current === null) return undefined;
    const data = new FormData(form.current);
    const read = (name: string): string => String(data.get(name) ?? '').trim();
    return onUse(read('alt'), read('credit'));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (file === undefined) return;
    use();
    onEnd();
  };
  const typing = { save: use, rest: file === undefined ? Number.POSITIVE_INFINITY : rest };
  const typedAlt = useTyped<HTMLTextAreaElement>({ value: alt, ...typing });
  const typedCredit = useTyped<HTMLInputElement>({ value: '', ...typing });
  // What was typed until now; who goes on typing is waited for, as ever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the file has come
  useEffect(() => {
    if (file === undefined || !isOnWay.current) return;
    isOnWay.current = false;
    const { ref, onInput } = typedAlt;
    if (ref.current === document.activeElement) onInput();
    else if (ref.current?.value) use();
  }, [file]);
  return (
    <form ref={form} className="set asked" onSubmit={submit}>
      <label className="field">
        <span>What the picture shows, in words, for people who cannot see it</span>
        <textarea
          {...typedAlt}
          name="alt"
          rows={3}
          lang={language}
          spellCheck
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            form.current?.requestSubmit();
          }}
        />
      </label>
      <label className="field">
        <span>Credit: who made the picture, if its licence asks for a name</span>
        <input {...typedCredit} name="credit" maxLength={200} lang={language} spellCheck />
      </label>
      <p className="hint" role="status">
        {isUsed
          ? 'The page has this picture now. What you type here is saved by itself.'
          : 'The page takes the picture as soon as you have said what it shows.'}
      </p>
      {!isUsed && (
        <p className="buttons">
          <button type="button" onClick={onEnd}>
            Cancel
          </button>
          <button
            type="button"
            disabled={file === undefined}
            onClick={() => {
              onUse('', '');
              onEnd();
            }}
          >
            It only decorates
          </button>
        </p>
      )}
    </form>
  );
}

export function PictureField({ schema, place, value, label }: FieldProps) {
  const { schemas } = useShell();
  const [asked, setAsked] = useState<Asked>();
  const holder = isRecord(value) ? value : {};
  const { src, alt, decorative: _, focus, ...others } = holder;
  const [before, setBefore] = useState(src);
  if (before !== src) {
    setBefore(src);
    // The page had it: that is taken back.
    if (before === asked?.file) setAsked(undefined);
  }
  const srcSchema = readSchema(schemas, schema.properties?.src, schema.from);
  const ask = (file?: string): void =>
    setAsked({ file, alt: file === src && typeof alt === 'string' ? alt : '' });
  const use = (words: string, credit: string): unknown => {
    if (asked?.file === undefined) return undefined;
    const said = words === '' ? { decorative: true } : { alt: words };
    const picture = { src: asked.file, ...said, ...others };
    return place.store.operate(
      `choose a picture for “${label}”`,
      { op: 'set', file: place.file, path: place.path, value: picture },
      ...(credit === '' ? [] : [setPictureFact(asked.file, 'credit', credit)]),
    );
  };
  return (
    <>
      <FileField
        schema={srcSchema}
        place={inside(place, 'src')}
        value={asked?.file ?? src}
        label={srcSchema.title ?? 'File'}
        isRequired
        onChoose={ask}
        onUpload={ask}
      />
      {asked !== undefined && (
        <AskedPicture
          {...asked}
          isUsed={src !== undefined && src === asked.file}
          onUse={use}
          onEnd={() => setAsked(undefined)}
        />
      )}
      {value !== undefined && asked === undefined && (
        <Members schema={schema} place={place} value={value} without={['src', 'focus']} />
      )}
      {typeof src === 'string' && (asked === undefined || asked.file === src) && (
        <FocusField place={inside(place, 'focus')} value={focus} file={src} />
      )}
    </>
  );
}
