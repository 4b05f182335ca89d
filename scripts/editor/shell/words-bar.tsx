// The bar above the page while words of it are typed: emphasis, links, facts that are used everywhere, and what a paragraph is.
import type { PageEditing } from '../page/page-editing';
import type { TypedFormats } from '../page/typing';
import type { ParagraphKind } from '../wire';
import { listKnownFacts } from './facts';
import { Icon } from './icon';
import { useShell } from './use-shell';

interface WordsBarProps {
  readonly editing: PageEditing;
  readonly formats: TypedFormats;
}

const kinds: readonly (readonly [ParagraphKind, string])[] = [
  ['paragraph', 'Paragraph'],
  ['heading', 'Heading'],
  ['list', 'List'],
];

export function WordsBar({ editing, formats }: WordsBarProps) {
  const { site } = useShell();
  const { hasMarks, strong, emphasis, link } = formats;
  const facts = listKnownFacts(site);
  const takesKinds = formats.place.dialect === 'document' && formats.place.isParagraph === true;
  if (!hasMarks && facts.length === 0) return null;
  const { typing } = editing;
  /** What is selected in the words stays so while a list is open. */
  const holding = {
    onMouseDown: () => typing.host?.selection.hold(),
    onBlur: () => typing.host?.selection.resume(),
  };
  return (
    // The words keep the focus while a button is pressed.
    <div
      className="words-bar"
      role="toolbar"
      aria-label="What the words are"
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
      }}
    >
      {hasMarks && (
        <>
          <button
            type="button"
            aria-pressed={strong}
            title="Strong (Ctrl+B)"
            onClick={() => typing.host?.selection.format('strong')}
          >
            <b>Strong</b>
          </button>
          <button
            type="button"
            aria-pressed={emphasis}
            title="Emphasis (Ctrl+I)"
            onClick={() => typing.host?.selection.format('emphasis')}
          >
            <i>Emphasis</i>
          </button>
          <button
            type="button"
            aria-pressed={link !== undefined}
            title="Link (Ctrl+K)"
            onClick={() => typing.askForLink()}
          >
            <Icon name="link" /> Link
          </button>
        </>
      )}
      {takesKinds && (
        <select
          aria-label="Make it a paragraph, a heading or a list"
          value=""
          {...holding}
          onChange={({ target }) => typing.become(target.value as ParagraphKind)}
        >
          <option value="">Make it …</option>
          {kinds.map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
      )}
      {facts.length > 0 && (
        <select
          aria-label="Insert a fact that is used everywhere"
          value=""
          {...holding}
          onChange={({ target }) => {
            typing.host?.selection.resume();
            typing.host?.selection.insertPiece(`{${target.value}}`);
          }}
        >
          <option value="">Insert …</option>
          {facts.map(([name, value]) => (
            <option key={name} value={name}>
              {value}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
