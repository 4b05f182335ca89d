// A document (Markdown) as a text, with buttons for what it can say: for whoever wants to write more than a sentence.
import { useEffect, useRef, useState } from 'react';
import type { DocumentText, Step } from '../wire';
import { Picker } from './fields/picker';
import { useTyped } from './fields/use-typed';
import { ask } from './request';
import { isPictureFile, toFileChoice } from './site-values';
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
  { name: 'Table', before: '\n| Name | Price |\n| --- | --- |\n| ', after: ' |  |\n' },
  { name: 'Footnote', before: '[^1]', after: '\n\n[^1]: ' },
] as const;

/** A document as it is written; null where there is none, undefined until it is read. */
function useDocument(file: string): DocumentText | null | undefined {
  const { site } = useShell();
  const [found, setFound] = useState<DocumentText | null>();
  const version = site?.version;
  useEffect(() => {
    if (version !== undefined) void ask('read', { file }).then(setFound);
  }, [file, version]);
  return found;
}

export function DocumentField({ file }: { readonly file: string }) {
  const store = useStore();
  const { site } = useShell();
  const found = useDocument(file);
  // Fields may change what stands before the text while it is typed.
  const head = useRef('');
  head.current = found?.head ?? '';
  const save = (text: string, before: string): void => {
    const find = (): Step => ({
      ...{ type: 'document', file },
      ...{ text: head.current + text, before: head.current + before },
    });
    void store.takePending(`text ${file}`, { find });
  };
  const typed = useTyped<HTMLTextAreaElement>({ value: found?.text ?? '', save, rest });
  const { ref: field, onInput: wait } = typed;
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
  const show = (picture: string): void => put('\n![', `](${picture})\n`);
  return (
    <div className="field">
      <label>
        <span>Text of the page</span>
        <textarea {...typed} className="document" rows={18} spellCheck />
      </label>
      <p className="hint">What stands on the page below its title and its opening sentences.</p>
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
        <select
          aria-label="Link the selected words to a page"
          value=""
          onChange={({ target }) => paste(target.value)}
        >
          <option value="">Link to …</option>
          {site?.pages.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </fieldset>
      <Picker
        label="Put a picture into the text"
        choices={(site?.files ?? []).filter(isPictureFile).map(toFileChoice)}
        value=""
        placeholder="Put a picture into the text"
        onChoose={show}
      />
      <p className="hint">
        What the selected words say is what the picture shows, for people who cannot see it.
      </p>
    </div>
  );
}
