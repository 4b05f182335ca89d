// Words of the page that were clicked: where they stand, whether they are meant here alone, and a field for them where they cannot
// be typed in place.
import { useEffect } from 'react';
import { toPointer } from '../../../engine/content/shape/shape';
import type { OpenWords } from '../page/open-words';
import { placeKey } from '../page/read-page';
import type { EditorState } from '../site-state';
import type { WordSpot } from '../wire';
import type { ParagraphKind } from '../words-dialect';
import { ActList } from './act-list';
import { findOnlyFact, listFacts, nameFact } from './facts';
import { useField } from './fields/field-props';
import { findOwnPlace, toInherited } from './fields/find-own-place';
import { readNamed, readSchema } from './fields/form-schema';
import { useLanguage } from './fields/use-language';
import { useTyped } from './fields/use-typed';
import type { Schemas, Selection } from './shell-state';
import { ShownIn, sayShown, useShown } from './shown-in';
import { findBlocks, findMember, manifestFile } from './site-values';
import { paragraphKinds } from './text-parts';
import { SourceBeside } from './translations-panel';
import { useShell, useStore } from './use-shell';
import { isInText } from './words-bar';

/** Where the selected part could have words of its own in place of those that it takes from a page. */
function findOwnSpot(
  {
    site,
    schemas,
    selection,
  }: {
    readonly site: EditorState | undefined;
    readonly schemas: Schemas;
    readonly selection: Selection | undefined;
  },
  spot: WordSpot,
): WordSpot | undefined {
  const inherited = toInherited(spot.pointer);
  if (inherited === undefined || selection?.type !== 'block') return undefined;
  const { blocks, hasDocument } = findBlocks(site, selection.page);
  const index = hasDocument ? selection.index - 1 : selection.index;
  const block = blocks[index];
  const type = (block as { readonly type?: string } | undefined)?.type;
  if (type === undefined) return undefined;
  const path = findOwnPlace(schemas, readNamed(schemas, `blocks/${type}`), block, inherited);
  if (path === undefined) return undefined;
  const whole = ['pages', selection.page, 'blocks', index, ...path];
  return { file: manifestFile, pointer: whole.reduce<string>(toPointer, '') };
}

/** The facts that stand in words, which are the same everywhere. */
function FactsOf({ words }: { readonly words: string }) {
  const store = useStore();
  const { site, schemas } = useShell();
  const Field = useField();
  const schema = readNamed(schemas, 'manifest').properties?.variables;
  const { additionalProperties } = readSchema(schemas, schema, 'manifest');
  // What a fact is, the words above all say once.
  const { description, ...fact } = readSchema(schemas, additionalProperties, 'manifest');
  const facts = listFacts(words).filter(
    (name) => findMember(site, ['variables', name]) !== undefined,
  );
  if (facts.length === 0) return null;
  return (
    <fieldset className="set">
      <legend>Used everywhere</legend>
      <p className="hint">
        What is marked on the page is a fact: change it here, and it changes at all its places.
      </p>
      {facts.map((name) => (
        <Field
          key={name}
          schema={fact}
          place={{ store, file: manifestFile, path: ['variables', name] }}
          value={findMember(site, ['variables', name])}
          label={nameFact(name)}
          isRequired
        />
      ))}
    </fieldset>
  );
}

/** Who changes words knows first where else they show. */
function ShownNote({ spot }: { readonly spot: WordSpot }) {
  const shown = useShown(spot);
  if (shown == null || shown.places < 2) return null;
  return <ShownIn words={`These words show ${sayShown(shown)}`} shown={shown} />;
}

/** Words that are those of a page: whether all places that show them are meant, or this one alone. */
function WhereMeant({ open, own }: { readonly open: OpenWords; readonly own: WordSpot }) {
  const { site } = useShell();
  const { place, isHere = false, redirect } = open;
  const shown = useShown(place.spot);
  const id = toInherited(place.spot.pointer)?.page;
  const page = site?.pages.find((one) => one.id === id);
  // In one place alone, both mean the same.
  if (shown === undefined || (shown?.places === 1 && !isHere)) return null;
  const choices = [
    [`Everywhere${shown == null ? '' : `: ${sayShown(shown)}`}`, undefined],
    ['Here only', own],
  ] as const;
  return (
    // What is typed on the page keeps the caret.
    <fieldset className="set where" onMouseDown={(event) => event.preventDefault()}>
      <legend>These words are those of the page “{page?.title}”. Change them</legend>
      {choices.map(([words, spot]) => (
        <label key={words} className="switch">
          <input
            type="radio"
            name="where"
            checked={isHere === (spot !== undefined)}
            onChange={() => void redirect(spot)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

export function WordsPanel({ open }: { readonly open: OpenWords }) {
  const store = useStore();
  const state = useShell();
  const { place, element } = open;
  const language = useLanguage(place.spot.file);
  const raw = place.raw ?? '';
  const own = findOwnSpot(state, place.spot);
  const typed = useTyped<HTMLTextAreaElement>({
    value: raw,
    rest: Number.POSITIVE_INFINITY,
    save: (text, seen) => {
      const spot = open.isHere && own !== undefined ? own : place.spot;
      return store.takePending(placeKey(place), {
        find: () => ({
          ...{ type: 'words', spot, text },
          ...(place.isWritten && spot === place.spot && { before: String(seen.current) }),
        }),
        onAnswer: ({ type }) => {
          if (type === 'written' || type === 'unchanged') seen.current = text;
        },
      });
    },
  });
  // What is typed after the click is meant for them.
  useEffect(() => {
    typed.ref.current?.focus();
    typed.ref.current?.select();
  }, [typed.ref]);
  return (
    <section className="panel">
      <h2>Words</h2>
      {own !== undefined && <WhereMeant open={open} own={own} />}
      {element === undefined ? (
        <label className="field">
          <span>These words are next to others; change them here.</span>
          <textarea {...typed} rows={4} lang={language} spellCheck />
        </label>
      ) : (
        findOnlyFact(raw) === undefined && (
          <p className="hint">
            Type on the page: it is saved by itself.
            {place.isParagraph && ' Enter begins a new paragraph.'} Escape takes it back.
          </p>
        )
      )}
      {isInText(place) && (
        <div className="buttons">
          <ActList
            label="Make the words that were typed last a paragraph, a heading or a list"
            words="Make it …"
            choices={paragraphKinds}
            onChoose={(part) =>
              store.set({
                puts: { file: place.spot.file, part: part as ParagraphKind, makes: true },
              })
            }
          />
        </div>
      )}
      <SourceBeside file={place.spot.file} raw={raw} />
      <FactsOf words={raw} />
      {findOnlyFact(raw) === undefined && <ShownNote spot={place.spot} />}
      {!place.isWritten && (
        <p className="note">Nobody has written this yet: the site says it by itself.</p>
      )}
      <p className="hint">
        <a href={place.href} title={place.place}>
          Where this is written
        </a>
      </p>
    </section>
  );
}
