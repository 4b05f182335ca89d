// A document (Markdown) as a text, with buttons for what it can say: for whoever wants to write more than a sentence.
import { useId, useState } from 'react';
import { isPicture } from '../../../engine/manifest/checks/files/media';
import type { StepAnswer } from '../wire';
import { ActList } from './act-list';
import { Picker } from './fields/picker';
import { useLanguage } from './fields/use-language';
import { type Seen, useTyped } from './fields/use-typed';
import { toFileChoice } from './site-values';
import { useAnswer } from './use-answer';
import { useShell, useStore } from './use-shell';

/** In milliseconds. */
const rest = 1500;

/** What a button puts around, or before, the words that are selected. */
const marks = [
  { name: 'Heading', before: '\n## ', after: '\n' },
  { name: 'Strong', before: '**', after: '**' },
  { name: 'Emphasis', before: '*', after: '*' },
  { name: 'List', before: '\n- ', after: '\n' },
  { name: 'Numbers', before: '\n1. ', after: '\n' },
  { name: 'Quotation', before: '\n> ', after: '\n' },
  { name: 'Table', before: '\n| Name | Price |\n| --- | --- |\n| … | … |\n', after: '' },
  { name: 'Footnote', before: '[^1]', after: '\n\n[^1]: ' },
] as const;

export function DocumentField({ file }: { readonly file: string }) {
  const store = useStore();
  const { site } = useShell();
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
  const { ref: field, onInput: wait } = typed;
  const [shows, setShows] = useState(false);
  const id = useId();
  if (found === undefined) return <p className="hint">Reading …</p>;
  if (found === null) return null;

  const put = (before: string, after: string): void => {
    const { current } = field;
    if (current === null) return;
    const { selectionStart: start, selectionEnd: end, value } = current;
    current.focus();
    current.setRangeText(before + value.slice(start, end) + after, start, end, 'end');
    wait();
  };
  const paste = (link: string): void => {
    if (link !== '') put('[', `](page:${link})`);
  };
  // What it shows is asked for where the picture is: between the brackets.
  const show = (picture: string): void => {
    setShows(false);
    put('\n![', `](${picture})\n`);
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>Text of the page</span>
      </label>
      <fieldset className="buttons" aria-label="What the text can say">
        {marks.map(({ name, before, after }) => (
          <button
            key={name}
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => put(before, after)}
          >
            {name}
          </button>
        ))}
        <button type="button" aria-expanded={shows} onClick={() => setShows(!shows)}>
          Picture
        </button>
        <ActList
          label="Link the selected words to a page"
          words="Link to …"
          choices={(site?.pages ?? []).map(({ id, title }) => [id, title])}
          onChoose={paste}
        />
      </fieldset>
      {shows && (
        <>
          <Picker
            label="Picture to put into the text"
            choices={(site?.files ?? []).filter(isPicture).map(toFileChoice)}
            value=""
            placeholder="Choose a picture"
            onChoose={show}
          />
          <p className="hint">
            Words that are selected in the text become its description, for people who cannot see
            it.
          </p>
        </>
      )}
      <textarea {...typed} id={id} className="document" rows={18} lang={language} spellCheck />
      <p className="hint">
        What stands on the page below its title and its opening sentences. Signs say what it is: ##
        begins a heading, - an item of a list, ** stands around strong words.
      </p>
    </div>
  );
}
