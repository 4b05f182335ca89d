// Words of the whole site that are looked for, and what is put in their place after a look.
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { toPattern } from '../to-pattern';
import type { FoundWords, Sought } from '../wire';
import { PanelHead } from './panel-head';
import { ask } from './request';
import { nameSpot, openSpot } from './spots';
import { useShell, useStore } from './use-shell';

const keyOf = ({ file, pointer, line, part }: FoundWords): string =>
  `${file} ${pointer} ${line ?? ''} ${part ?? ''}`;

const count = (number: number): string => (number === 1 ? '1 place' : `${number} places`);

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
  const pattern = toPattern(sought);
  const words = text.match(pattern) ?? [];
  return (
    <span>
      {text.split(pattern).map((between, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
        <Fragment key={index}>
          {index > 0 &&
            (by === '' ? <mark>{words[index - 1]}</mark> : <del>{words[index - 1]}</del>)}
          {index > 0 && by !== '' && <ins>{by}</ins>}
          {between}
        </Fragment>
      ))}
    </span>
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
  const { site, schemas } = useShell();
  const [sought, setSought] = useState<Sought>({ words, matchCase: false });
  const [result, setResult] = useState<Result>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [by, setBy] = useState('');
  const [done, setDone] = useState('');
  const find = async (wanted: Sought): Promise<void> => {
    setLeft(new Set());
    setResult({ ...wanted, found: await ask('find', wanted) });
  };
  useEffect(() => {
    const wanted = { words, matchCase: false };
    if (words !== '') void ask('find', wanted).then((found) => setResult({ ...wanted, found }));
  }, [words]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDone('');
    void find(sought);
  };
  const chosen = result?.found.filter((one) => !left.has(keyOf(one))) ?? [];
  const replace = async (wanted: Sought): Promise<void> => {
    const { type: answer } = await store.replace({ ...wanted, by, places: chosen });
    setDone(answer === 'written' ? `Replaced in ${count(chosen.length)}.` : '');
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
      <form ref={form} onSubmit={submit}>
        <label className="field">
          <span>Find</span>
          <input
            value={sought.words}
            onChange={({ target }) => setSought({ ...sought, words: target.value })}
          />
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={sought.matchCase}
            onChange={({ target }) => setSought({ ...sought, matchCase: target.checked })}
          />
          Capitals count
        </label>
        <p className="buttons">
          <button type="submit">Find</button>
        </p>
      </form>
      {result !== undefined && (
        <>
          <h3 role="status">{describe(result.found.length, done)}</h3>
          <ul className="findings">
            {result.found.map((one) => {
              const key = keyOf(one);
              return (
                <li key={key}>
                  <label className="switch">
                    <input type="checkbox" checked={!left.has(key)} onChange={() => toggle(key)} />
                    <FoundText text={one.text} sought={result} by={by} />
                  </label>
                  <button type="button" className="quiet" onClick={() => openSpot(store, one)}>
                    {nameSpot({ site, schemas }, one)}
                  </button>
                </li>
              );
            })}
          </ul>
          {result.found.length > 0 && (
            <>
              <label className="field">
                <span>Replace with</span>
                <input value={by} onChange={({ target }) => setBy(target.value)} />
              </label>
              <button
                type="button"
                className="primary"
                disabled={chosen.length === 0}
                onClick={() => void replace(result)}
              >
                Replace in {count(chosen.length)}
              </button>
            </>
          )}
        </>
      )}
    </section>
  );
}
