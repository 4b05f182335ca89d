// A document (Markdown): what can be added to it, and for whoever wants it the text as it is written.
import { useState } from 'react';
import type { StepAnswer } from '../wire';
import { useLanguage } from './fields/use-language';
import { type Seen, useTyped } from './fields/use-typed';
import { textParts } from './text-parts';
import { useAnswer } from './use-answer';
import { useShell, useStore } from './use-shell';

/** In milliseconds. */
const rest = 1500;

interface DocumentProps {
  readonly file: string;
}

function DocumentSource({ file }: DocumentProps) {
  const store = useStore();
  const found = useAnswer('read', { file });
  const language = useLanguage(file);
  const save = (text: string, seen: Seen): Promise<StepAnswer> =>
    store.takePending(`text ${file}`, {
      find: () => ({ type: 'document', file, text, before: String(seen.current) }),
      onAnswer: ({ type }) => {
        if (type === 'written' || type === 'unchanged') seen.current = text;
      },
    });
  const typed = useTyped<HTMLTextAreaElement>({ value: found ?? '', save, rest });
  if (found === undefined) return <p className="hint">Reading …</p>;
  if (found === null) return null;
  return (
    <div className="field">
      <textarea
        {...typed}
        aria-label="Text of the page"
        className="document"
        rows={18}
        lang={language}
        spellCheck
      />
      <p className="hint">
        What stands on the page below its title and its opening sentences. Signs say what it is: ##
        begins a heading, - an item of a list, ** stands around strong words.
      </p>
    </div>
  );
}

export function DocumentField({ file }: DocumentProps) {
  const store = useStore();
  const { edits } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <fieldset className="set">
        <legend>Add to the text</legend>
        <p className="hint">Below the words that you typed last, or else at the end of the text.</p>
        <div className="buttons">
          {textParts.map(([part, name]) => (
            <button
              key={part}
              type="button"
              disabled={!edits}
              // The words on the page keep the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => store.set({ puts: { file, part } })}
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <details className="more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>The text as it is written, with its signs</summary>
        {isOpen && <DocumentSource file={file} />}
      </details>
    </>
  );
}
