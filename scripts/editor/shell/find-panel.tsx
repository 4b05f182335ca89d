// Words of the whole site that are looked for, and what is put in their place after a look.
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { toSteps } from '../../../engine/content/shape/shape';
import type { FoundWords, Sought } from '../sought';
import { toPattern, toReplacement } from '../to-pattern';
import type { StepAnswer } from '../wire';
import { fillFacts, findFactAt, nameFact } from './facts';
import { findMap } from './fields/start-value';
import { useLanguage } from './fields/use-language';
import { PanelHead } from './panel-head';
import { ask } from './request';
import { nameSpot, openSpot } from './spots';
import { useShell, useStore } from './use-shell';

/** In milliseconds: who types on is not waited for by the server. */
const rest = 300;

const keyOf = ({ file, pointer, line, part }: FoundWords): string =>
  `${file} ${pointer} ${line ?? ''} ${part ?? ''}`;

const count = (number: number): string => (number === 1 ? '1 place' : `${number} places`);

interface Replaced {
  readonly count: number;
  readonly by: string;
}

const sayDone = (answer: StepAnswer['type'], { count: places, by }: Replaced): string => {
  if (answer === 'written')
    return `${by === '' ? 'Removed from' : 'Replaced in'} ${count(places)}.`;
  return answer === 'waits' ? 'Not replaced yet: the line at the top says what is in the way.' : '';
};

/** `done`: what has just been replaced, in words; empty where nothing was. */
function describe(found: number, done: string): string {
  if (found > 0) return `${done} Found in ${count(found)}`.trim();
  return done === '' ? 'Nothing found' : done;
}

interface FoundTextProps {
  readonly text: string;
  readonly sought: Sought;
  /** What will take the place of the words; empty while nobody has said it. */
  readonly by: string;
}

/** A text with the words marked that were looked for, and with those that will take their place. */
function FoundText({ text, sought, by }: FoundTextProps) {
  const { site } = useShell();
  const pattern = toPattern(sought);
  const words = text.match(pattern) ?? [];
  return (
    <span>
      {text.split(pattern).map((between, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
        <Fragment key={index}>
          {index > 0 &&
            (by === '' ? <mark>{words[index - 1]}</mark> : <del>{words[index - 1]}</del>)}
          {index > 0 && by !== '' && <ins>{toReplacement(words[index - 1] ?? '', by, sought)}</ins>}
          {fillFacts(site, between)}
        </Fragment>
      ))}
    </span>
  );
}

/** Where a result is. Of a fact, all of it is meant as a rule, wherever the words stand in it. */
function FoundAt({ found }: { readonly found: FoundWords }) {
  const store = useStore();
  const { site, schemas } = useShell();
  const fact = findFactAt({ file: found.file, path: toSteps(found.pointer) });
  return (
    <button
      type="button"
      className={fact === undefined ? 'quiet' : undefined}
      title={found.line === undefined ? found.file : `${found.file}, line ${found.line}`}
      onClick={() => openSpot(store, found)}
    >
      {fact === undefined
        ? nameSpot({ site, schemas }, found)
        : `Change “${nameFact(fact)}” everywhere`}
    </button>
  );
}

interface Result extends Sought {
  readonly found: readonly FoundWords[];
}

interface FindPanelProps {
  /** Looked for at once; undefined where a person has to say them. */
  readonly words: string | undefined;
}

export function FindPanel({ words = '' }: FindPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  // Who asks for it begins to type.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const store = useStore();
  const { site } = useShell();
  const language = useLanguage();
  const [sought, setSought] = useState<Sought>({ words, matchCase: false });
  const [result, setResult] = useState<Result>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [by, setBy] = useState('');
  const [outcome, setOutcome] = useState({ done: '', token: '' });
  // What is taken back is not done.
  const done = outcome.token === '' || outcome.token === site?.undo?.token ? outcome.done : '';
  /** The last that was looked for: what is found for others comes too late. */
  const last = useRef<Sought>(undefined);
  const find = useCallback(async (wanted: Sought): Promise<void> => {
    last.current = wanted;
    const found = wanted.words === '' ? undefined : await ask('find', wanted);
    if (last.current !== wanted) return;
    setLeft(new Set());
    setResult(found && { ...wanted, found });
  }, []);
  const version = site?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written now is looked through again
  useEffect(() => {
    const timer = setTimeout(() => void find(sought), sought.words === words ? 0 : rest);
    return () => clearTimeout(timer);
  }, [find, sought, words, version]);
  const seek = (part: Partial<Sought>): void => {
    setOutcome({ done: '', token: '' });
    setSought({ ...sought, ...part });
  };
  const chosen = result?.found.filter((one) => !left.has(keyOf(one))) ?? [];
  const replace = async (wanted: Sought, now: string): Promise<void> => {
    const answer = await store.replace({ ...wanted, by: now, places: chosen });
    const token = answer.type === 'written' ? answer.token : '';
    setOutcome({ done: sayDone(answer.type, { count: chosen.length, by: now }), token });
    await find(wanted);
  };
  const toggle = (key: string): void => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  return (
    <section className="panel">
      <PanelHead
        title="Find and replace"
        about="In all words of the site: pages, texts, menus, forms."
      />
      <form ref={form} onSubmit={(event) => event.preventDefault()}>
        <label className="field">
          <span>Find</span>
          <input
            value={sought.words}
            lang={language}
            spellCheck
            onChange={({ target }) => seek({ words: target.value })}
          />
        </label>
        <p className="buttons">
          <label className="switch">
            <input
              type="checkbox"
              checked={sought.matchCase}
              onChange={({ target }) => seek({ matchCase: target.checked })}
            />
            Match case
          </label>
          <label className="switch">
            <input
              type="checkbox"
              checked={sought.wholeWords === true}
              onChange={({ target }) => seek({ wholeWords: target.checked })}
            />
            Whole words
          </label>
        </p>
      </form>
      {result === undefined && Object.keys(findMap(site, 'variables')).length > 0 && (
        <div className="field">
          <p className="hint">
            What stands on many pages, such as a telephone number, is mostly written once:
          </p>
          <button type="button" onClick={() => store.select({ type: 'site', part: 'variables' })}>
            Facts used everywhere
          </button>
        </div>
      )}
      {result !== undefined && (
        <>
          <h3 role="status">{describe(result.found.length, done)}</h3>
          {result.found.length > 0 && (
            <form
              className="field"
              onSubmit={(event) => {
                event.preventDefault();
                if (chosen.length > 0 && by !== '') void replace(result, by);
              }}
            >
              <label className="field">
                <span>Replace with</span>
                <input
                  value={by}
                  lang={language}
                  spellCheck
                  onChange={({ target }) => setBy(target.value)}
                />
              </label>
              <p className="buttons">
                <button
                  type="submit"
                  className="primary"
                  disabled={chosen.length === 0 || by === ''}
                >
                  Replace in {count(chosen.length)}
                </button>
                {by === '' && (
                  <button
                    type="button"
                    className="quiet"
                    disabled={chosen.length === 0}
                    onClick={() => void replace(result, '')}
                  >
                    Remove from {count(chosen.length)}
                  </button>
                )}
              </p>
            </form>
          )}
          <ul className="findings">
            {result.found.map((one) => {
              const key = keyOf(one);
              return (
                <li key={key}>
                  <label className="switch">
                    <input type="checkbox" checked={!left.has(key)} onChange={() => toggle(key)} />
                    <FoundText text={one.text} sought={result} by={by} />
                  </label>
                  <FoundAt found={one} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
