// The words of a language beside those that they translate: of a page, or of the whole site; those that are left by themselves.
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../engine/model/message-of';
import { toRead } from '../read-words';
import type { ListedUnit, TranslationState, Translations } from '../translation-units';
import { fillFacts, listFacts } from './facts';
import { RichField } from './fields/rich-field';
import { useTyped } from './fields/use-typed';
import { MarkedChanges } from './marked-changes';
import { PanelHead } from './panel-head';
import { ask } from './request';
import { listLanguages, listShown } from './site-values';
import { listToTranslate } from './translation-findings';
import { useShell, useStore } from './use-shell';

const filters: readonly (readonly [TranslationState | '', string])[] = [
  ['', 'Everything'],
  ['missing', 'Not translated yet'],
  ['stale', 'Changed since'],
  ['machine', 'By a machine'],
  ['kept', 'Left as it was'],
];

const notes: Readonly<Record<TranslationState, string>> = {
  missing: '',
  stale: 'The site says something else by now.',
  machine: 'A machine wrote this, and nobody has read it yet.',
  kept: 'Somebody left this as it was when the site changed.',
  done: '',
};

interface PanelProps {
  readonly page: string;
  readonly tag: string;
  readonly show?: TranslationState | '';
}

interface WordsOfUnit extends PanelProps {
  readonly unit: ListedUnit;
  /** Of the site. */
  readonly language: string;
}

/** What a translation is made from; where the site says something else by now, with what was there before, word by word. */
function Source({
  unit: { source, was, dialect },
  language,
}: Pick<WordsOfUnit, 'unit' | 'language'>) {
  const { site } = useShell();
  const [before = '', now = ''] = [was, source].map((words) =>
    fillFacts(site, dialect === 'running' ? toRead(words) : words),
  );
  return (
    <p lang={language} className="source">
      {was === '' ? (
        now
      ) : before === now ? (
        <MarkedChanges before={was} after={source} />
      ) : (
        <MarkedChanges before={before} after={now} />
      )}
    </p>
  );
}

/** How far it is, and that it is right where somebody has to say so. */
function Review({ unit, page, tag }: Omit<WordsOfUnit, 'language'>) {
  const store = useStore();
  const { state, target } = unit;
  return (
    <>
      {notes[state] !== '' && <p className="hint">{notes[state]}</p>}
      {(state === 'stale' || state === 'machine' || state === 'kept') && target !== '' && (
        <button
          type="button"
          onClick={() => void store.translate({ tag, page, unit, isRead: true })}
        >
          It is right as it is
        </button>
      )}
    </>
  );
}

/** Of words that are written on the page: they are typed there. */
export function SourceBeside({ file, raw }: { readonly file: string; readonly raw: string }) {
  const tag = /^files\/languages\/([^/]+)\//.exec(file)?.[1];
  return tag === undefined ? null : <SourceIn file={file} raw={raw} tag={tag} />;
}

function SourceIn({ file, raw, tag }: Record<'file' | 'raw' | 'tag', string>) {
  const { site, selection } = useShell();
  const page = selection !== undefined && 'page' in selection ? selection.page : '';
  const found = useTranslations(page, tag, '');
  /** Of the words as they were clicked. */
  const known = useRef<ListedUnit>(undefined);
  if (found === undefined || typeof found === 'string') return null;
  const own = found.units.filter((one) => one.file === file);
  const unit =
    own.find(
      ({ part, source }) => part === known.current?.part && source === known.current.source,
    ) ??
    own.find(({ target }) => target === raw) ??
    own.find(({ target }) => target.includes(raw));
  if (unit === undefined) return null;
  known.current = unit;
  return (
    <div className="field translation" data-state={unit.state}>
      <p className="hint">It translates:</p>
      <Source unit={unit} language={site?.language ?? ''} />
      <Review {...{ unit, page, tag }} />
    </div>
  );
}

interface LongFieldProps {
  readonly value: string;
  readonly save: (text: string) => unknown;
  readonly name: { readonly 'aria-label': string };
  readonly language: string;
  /** Of what it translates, in characters. */
  readonly length: number;
}

function LongField({ name, language, length, ...options }: LongFieldProps) {
  const typed = useTyped<HTMLTextAreaElement>(options);
  const rows = Math.min(12, Math.max(1, Math.ceil(length / 38)));
  return <textarea {...typed} {...name} lang={language} dir="auto" spellCheck rows={rows} />;
}

function Unit({ unit, page, tag, language }: WordsOfUnit) {
  const store = useStore();
  const { dialect, ...said } = unit;
  const { source, target, state, part } = said;
  // Parts of a document have lines of their own. What it is stays so while somebody types.
  const [isRich] = useState(() => dialect === 'running' || listFacts(source + target).length > 0);
  const save = (text: string): unknown =>
    text.trim() === ''
      ? undefined
      : store.translate({ tag, page, unit: { ...said, target: text }, isRead: false });
  const name = { 'aria-label': `${part === '' ? '' : `${part}: `}${source.slice(0, 80)}` };
  return (
    <li data-state={state}>
      <Source unit={unit} language={language} />
      {isRich ? (
        <RichField {...{ value: target, save, name }} dialect={dialect} language={tag} />
      ) : (
        <LongField {...{ value: target, save, name }} language={tag} length={source.length} />
      )}
      <Review {...{ unit, page, tag }} />
    </li>
  );
}

function useTranslations(page: string, tag: string, filter: TranslationState | '') {
  const { site } = useShell();
  const version = site?.version;
  const [found, setFound] = useState<Translations | string>();
  useEffect(() => {
    if (version === undefined) return;
    let isMeant = true;
    ask('translations', { tag, page, filter }).then(
      (answer) => isMeant && setFound(answer),
      (error: unknown) => isMeant && setFound(messageOf(error)),
    );
    return () => {
      isMeant = false;
    };
  }, [page, tag, filter, version]);
  return found;
}

export function TranslationsPanel(props: PanelProps) {
  const { site } = useShell();
  return listLanguages(site).some(({ tag }) => tag === props.tag) ? (
    <LanguageWords {...props} />
  ) : (
    <p className="hint">The site does not speak this language any more. Choose something else.</p>
  );
}

function LanguageWords({ page, tag, show = '' }: PanelProps) {
  const store = useStore();
  const { site, path, address, languages: shown } = useShell();
  const [filter, setFilter] = useState<TranslationState | ''>(show);
  const found = useTranslations(page, tag, filter);
  const languages = listLanguages(site);
  const pages = listShown(site);
  const current = pages.find((one) => one.path === path)?.id ?? '';
  const select = (wanted: Partial<PanelProps>): void => {
    const next = { page, tag, ...wanted };
    store.select({ type: 'translations', ...next });
    const chosen = shown.find((one) => one.tag === next.tag);
    if (chosen !== undefined) store.set({ address: chosen.address });
  };
  const there = shown.find((one) => one.tag === tag);
  const elsewhere =
    page === '' ? [] : listToTranslate(site, tag).filter((one) => one.page !== page);
  const [next] = elsewhere;
  const titleOf = (id: string): string => pages.find((one) => one.id === id)?.title ?? id;
  return (
    <section className="panel">
      <PanelHead title="Translations" about="Each is saved when you pause, or leave its field.">
        {there !== undefined && address !== there.address && (
          <button type="button" onClick={() => store.set({ address: there.address })}>
            See the page in this language
          </button>
        )}
      </PanelHead>
      <label className="field">
        <span>Language</span>
        <select value={tag} onChange={({ target }) => select({ tag: target.value })}>
          {languages.map((one) => (
            <option key={one.tag} value={one.tag}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Words of</span>
        <select value={page} onChange={({ target }) => select({ page: target.value })}>
          {[...new Set([current, page])]
            .filter((id) => id !== '')
            .map((id) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          <option value="">The whole site</option>
        </select>
      </label>
      {next !== undefined && (
        <button type="button" className="quiet" onClick={() => store.select({ ...next, page: '' })}>
          {elsewhere.length} to translate elsewhere
        </button>
      )}
      <UnitList found={found} page={page} tag={tag} filter={filter} onFilter={setFilter} />
    </section>
  );
}

interface UnitListProps extends PanelProps {
  /** A sentence where nothing can be said; undefined until it is read. */
  readonly found: Translations | string | undefined;
  readonly filter: TranslationState | '';
  readonly onFilter: (filter: TranslationState | '') => void;
}

function UnitList({ found, page, tag, filter, onFilter }: UnitListProps) {
  const { site } = useShell();
  if (found === undefined) return <p className="hint">Reading …</p>;
  if (typeof found === 'string')
    return (
      <p className="failure" role="alert">
        {found}
      </p>
    );
  return (
    <>
      <label className="field">
        <span>Show</span>
        <select
          value={filter}
          onChange={({ target }) => onFilter(target.value as TranslationState | '')}
        >
          {filters.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
              {value === '' ? '' : ` (${found.counts[value]})`}
            </option>
          ))}
        </select>
      </label>
      <ul className="translations">
        {found.units.map((unit) => (
          <Unit
            key={`${unit.file} ${unit.part} ${unit.part === '' ? unit.source : ''}`}
            {...{ unit, page, tag }}
            language={site?.language ?? ''}
          />
        ))}
      </ul>
      {found.units.length === 0 && <p className="hint">Nothing here is left.</p>}
      {found.more > 0 && <p className="hint">{found.more} more: choose a page, or what to show.</p>}
    </>
  );
}
