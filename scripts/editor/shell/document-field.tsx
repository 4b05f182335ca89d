// A document (Markdown) as a text, with buttons for what it can say: for whoever wants to write more than a sentence.
import { useEffect, useRef, useState } from 'react';
import { ask } from './request';
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

export function DocumentField({ file }: { readonly file: string }) {
  const store = useStore();
  const { site } = useShell();
  const [text, setText] = useState<string | null>();
  const field = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saved = useRef('');
  const version = site?.version;
  useEffect(() => {
    if (version === undefined) return;
    void ask('read', { file }).then((found) => {
      const { current } = field;
      // Who types owns the text.
      if (current !== null && current !== document.activeElement) current.value = found ?? '';
      if (current === null || current !== document.activeElement) saved.current = found ?? '';
      setText(found);
    });
  }, [file, version]);
  if (text === undefined) return <p className="hint">Reading …</p>;
  if (text === null) return null;

  const save = (): void => {
    clearTimeout(timer.current);
    const now = field.current?.value ?? '';
    if (now === saved.current) return;
    const before = saved.current;
    saved.current = now;
    void store.take(`text ${file}`, { type: 'document', file, text: now, before });
  };
  const wait = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, rest);
  };
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
  return (
    <div className="field">
      <label>
        <span>Text of the page</span>
        <textarea
          ref={field}
          className="document"
          defaultValue={text}
          rows={18}
          spellCheck
          onInput={wait}
          onBlur={save}
        />
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
    </div>
  );
}
