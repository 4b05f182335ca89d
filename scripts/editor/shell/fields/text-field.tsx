// Words, or a value that is written as text.
import { findFactAt, findOnlyFact, listFacts } from '../facts';
import { findMember, manifestFile } from '../site-values';
import { openSpot } from '../spots';
import { useShell, useStore } from '../use-shell';
import { FactNote } from './fact-note';
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';
import { useTyped } from './use-typed';

const isLong = ({ refersTo, maxLength = 0 }: FieldProps['schema'], value: string): boolean =>
  refersTo === 'running-text' || refersTo === 'literal' || maxLength > 200 || value.length > 60;

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

/** What the names in a text stand for, as in "{company} is a bakery". */
function FactsIn({ words }: { readonly words: string }) {
  const { site } = useShell();
  const facts = listFacts(words).flatMap((name) => {
    const fact = findMember(site, ['variables', name]);
    return typeof fact === 'string' ? [`{${name}} stands for “${fact}”`] : [];
  });
  return facts.length === 0 ? null : <p className="hint">{facts.join(', ')}.</p>;
}

export function TextField(props: FieldProps) {
  const { schema, place, label, isRequired } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const typed = useTyped<HTMLInputElement & HTMLTextAreaElement>({
    value,
    written: props.value ?? null,
    save: (text, seen) =>
      text === '' && !isRequired
        ? unsetValue({ ...place, seen }, `clear “${label}”`)
        : setValue({ ...place, seen }, text, `write “${label}”`),
  });
  const fact = findFactAt(place);
  const common = {
    ...typed,
    spellCheck: true,
    maxLength: schema.maxLength,
    placeholder: typeof schema.default === 'string' ? schema.default : undefined,
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
          {findOnlyFact(value) === undefined ? (
            <FactsIn words={value} />
          ) : (
            <OnlyFact words={value} />
          )}
          {fact !== undefined && <FactNote name={fact} value={value} />}
        </>
      )}
    </Labelled>
  );
}
