// Words, or a value that is written as text.
import { useState } from 'react';
import { findFactAt, findOnlyFact, listFacts } from '../facts';
import { findMember, manifestFile } from '../site-values';
import { openSpot } from '../spots';
import { useShell, useStore } from '../use-shell';
import { FactNote } from './fact-note';
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';
import { RichField } from './rich-field';
import { useLanguage } from './use-language';
import { type Seen, useTyped } from './use-typed';

const isLong = ({ refersTo, maxLength = 0 }: FieldProps['schema'], value: string): boolean =>
  refersTo === 'literal' || maxLength > 200 || value.length > 60;

const isRunning = ({ refersTo }: FieldProps['schema']): boolean => refersTo === 'running-text';

const hasFacts = (value: string): boolean => listFacts(value).length > 0;

/** Where a value is a fact and nothing else: what it is, and the way to it. */
function OnlyFact({ words }: { readonly words: string }) {
  const store = useStore();
  const { site } = useShell();
  const name = findOnlyFact(words);
  const fact = name === undefined ? undefined : findMember(site, ['variables', name]);
  if (typeof fact !== 'string') return null;
  const spot = { file: manifestFile, pointer: `/variables/${name}` };
  return (
    <button type="button" className="quiet" onClick={() => openSpot(store, spot)}>
      A fact used everywhere: “{fact}”. Change it
    </button>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function useSave({ place, label, isRequired }: FieldProps) {
  return (text: string, seen: Seen): Promise<unknown> =>
    text === '' && !isRequired
      ? unsetValue({ ...place, seen }, `clear “${label}”`)
      : setValue({ ...place, seen }, text, `write “${label}”`);
}

/** What shows in the field where nothing is written. */
const toPlaceholder = ({ schema }: FieldProps): string | undefined =>
  typeof schema.default === 'string' ? schema.default : undefined;

/** Words with marks of emphasis, or with facts. */
function RichTextField(props: FieldProps) {
  const { schema, place } = props;
  const save = useSave(props);
  const language = useLanguage(place.file);
  const value = textOf(props.value);
  return (
    <Labelled {...props} isGroup isSet={props.value !== undefined}>
      {(id, about) => (
        <>
          <RichField
            {...{ value, save, language, about }}
            written={props.value ?? null}
            dialect={isRunning(schema) ? 'running' : 'plain'}
            placeholder={toPlaceholder(props)}
            name={{ 'aria-labelledby': id }}
          />
          <OnlyFact words={value} />
        </>
      )}
    </Labelled>
  );
}

export function TextField(props: FieldProps) {
  // What it is stays so while somebody types.
  const [isRich] = useState(() => isRunning(props.schema) || hasFacts(textOf(props.value)));
  return isRich ? <RichTextField {...props} /> : <PlainTextField {...props} />;
}

function PlainTextField(props: FieldProps) {
  const { schema, place } = props;
  const value = textOf(props.value);
  const typed = useTyped<HTMLInputElement & HTMLTextAreaElement>({
    ...{ value, written: props.value ?? null, save: useSave(props) },
  });
  const fact = findFactAt(place);
  const common = {
    ...typed,
    lang: useLanguage(place.file),
    // An address or a code is nothing that a dictionary knows.
    spellCheck: schema.pattern === undefined && schema.refersTo === undefined,
    maxLength: schema.maxLength,
    placeholder: toPlaceholder(props),
  };
  return (
    <Labelled {...props} isSet={props.value !== undefined}>
      {(id, about) => (
        <>
          {isLong(schema, value) ? (
            <textarea {...common} id={id} aria-describedby={about} rows={3} />
          ) : (
            <input {...common} id={id} aria-describedby={about} />
          )}
          {fact !== undefined && <FactNote name={fact} value={value} />}
        </>
      )}
    </Labelled>
  );
}
