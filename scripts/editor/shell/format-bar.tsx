// Emphasis, links and facts for words that a person types: on the page, or in a field.
import type { ReactNode } from 'react';
import type { Formats, HostSelection } from '../page/host-selection';
import { ActList } from './act-list';
import { listKnownFacts, nameFact } from './facts';
import { Icon } from './icon';
import { useShell } from './use-shell';

interface FormatBarProps {
  /** Undefined where nothing is typed any more. */
  readonly findSelection: () => HostSelection | undefined;
  readonly hasMarks: boolean;
  readonly formats: Formats;
  readonly onLink: () => void;
  /** Further controls, behind the others. */
  readonly children?: ReactNode;
}

/** What is selected in the words stays so while a list is open. */
export const holdIn = (findSelection: () => HostSelection | undefined) => ({
  onMouseDown: () => findSelection()?.hold(),
  // Who comes by Tab has held nothing, and goes on.
  onBlur: () => {
    if (findSelection()?.isHeld) findSelection()?.resume();
  },
});

export function FormatBar(props: FormatBarProps) {
  const { findSelection, hasMarks, formats, onLink, children } = props;
  const { site } = useShell();
  const { strong, emphasis, link } = formats;
  const facts = listKnownFacts(site);
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
            onClick={() => findSelection()?.format('strong')}
          >
            <b>Strong</b>
          </button>
          <button
            type="button"
            aria-pressed={emphasis}
            title="Emphasis (Ctrl+I)"
            onClick={() => findSelection()?.format('emphasis')}
          >
            <i>Emphasis</i>
          </button>
          <button
            type="button"
            aria-pressed={link !== undefined}
            title="Link (Ctrl+K)"
            onClick={onLink}
          >
            <Icon name="link" /> Link
          </button>
        </>
      )}
      {facts.length > 0 && (
        <ActList
          label="Insert a fact that is used everywhere"
          words="Insert a fact …"
          choices={facts.map(([name, value]) => [name, `${nameFact(name)}: ${value}`])}
          {...holdIn(findSelection)}
          onChoose={(name) => {
            findSelection()?.resume();
            findSelection()?.insertPiece(`{${name}}`);
          }}
        />
      )}
      {children}
    </div>
  );
}
