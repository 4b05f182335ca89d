// Words of the whole site that are looked for, and what is put in their place after a look.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FoundWords, Sought } from '../wire';
import { PanelHead } from './panel-head';
import { ask } from './request';
import { nameSpot, openSpot } from './spots';
import { useShell, useStore } from './use-shell';

const keyOf = ({ file, pointer, line, part }: FoundWords): string =>
  `${file} ${pointer} ${line ?? ''} ${part ?? ''}`;

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
  const [found, setFound] = useState<readonly FoundWords[]>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [by, setBy] = useState('');
  const find = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    setLeft(new Set());
    setFound(await ask('find', sought));
  };
  useEffect(() => {
    if (words !== '') void ask('find', { words, matchCase: false }).then(setFound);
  }, [words]);
  const chosen = found?.filter((one) => !left.has(keyOf(one))) ?? [];
  const replace = async (): Promise<void> => {
    await store.replace({ ...sought, by, places: chosen });
    await find();
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
      <form ref={form} onSubmit={(event) => void find(event)}>
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
      {found !== undefined && (
        <>
          <h3 role="status">
            {found.length === 0 ? 'Nothing found' : `Found ${found.length} times`}
          </h3>
          <ul className="findings">
            {found.map((one) => {
              const key = keyOf(one);
              return (
                <li key={key}>
                  <label className="switch">
                    <input type="checkbox" checked={!left.has(key)} onChange={() => toggle(key)} />
                    <span>{one.text}</span>
                  </label>
                  <button type="button" className="quiet" onClick={() => openSpot(store, one)}>
                    {nameSpot({ site, schemas }, one)}
                  </button>
                </li>
              );
            })}
          </ul>
          {found.length > 0 && (
            <>
              <label className="field">
                <span>Replace by</span>
                <input value={by} onChange={({ target }) => setBy(target.value)} />
              </label>
              <button
                type="button"
                className="primary"
                disabled={chosen.length === 0}
                onClick={() => void replace()}
              >
                Replace {chosen.length} {chosen.length === 1 ? 'place' : 'places'}
              </button>
            </>
          )}
        </>
      )}
    </section>
  );
}
