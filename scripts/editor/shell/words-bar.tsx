// The bar above the page while words of it are typed: emphasis, links, facts that are used everywhere, and what a paragraph is.
import type { PageEditing } from '../page/page-editing';
import type { TypedFormats } from '../page/typing';
import type { ParagraphKind, TableChange } from '../words-dialect';
import { ActList } from './act-list';
import { findOnlyFact, listKnownFacts, nameFact } from './facts';
import { FormatBar, holdIn } from './format-bar';
import { openFact } from './spots';
import { useShell, useStore } from './use-shell';

interface WordsBarProps {
  readonly editing: PageEditing;
  readonly formats: TypedFormats;
}

const kinds: readonly (readonly [ParagraphKind, string])[] = [
  ['paragraph', 'Paragraph'],
  ['heading', 'Heading'],
  ['list', 'List'],
];

const tableChanges: readonly (readonly [TableChange, string])[] = [
  ['add row', 'Add a row below'],
  ['add column', 'Add a column behind'],
  ['remove row', 'Remove this row'],
  ['remove column', 'Remove this column'],
];

const acts = {
  kinds: {
    label: 'Make it a paragraph, a heading or a list',
    words: 'Make it …',
    choices: kinds,
  },
  cell: { label: 'Rows and columns of the table', words: 'Table …', choices: tableChanges },
} as const;

export function WordsBar({ editing, formats }: WordsBarProps) {
  const store = useStore();
  const { site } = useShell();
  const { hasMarks } = formats;
  const { dialect, isParagraph, isCell } = formats.place;
  const offered = isCell ? acts.cell : isParagraph && dialect === 'document' && acts.kinds;
  if (!hasMarks && !offered && listKnownFacts(site).length === 0) return null;
  const { typing } = editing;
  const findSelection = () => typing.host?.selection;
  const fact = findOnlyFact(formats.fact);
  return (
    <FormatBar {...{ findSelection, hasMarks, formats }} onLink={() => typing.askForLink()}>
      {fact !== undefined && (
        <button type="button" onClick={() => openFact(store, formats.fact)}>
          Change “{nameFact(fact)}” everywhere
        </button>
      )}
      {offered && (
        <ActList
          {...offered}
          {...holdIn(findSelection)}
          onChoose={(as) => typing.become(as as ParagraphKind | TableChange)}
        />
      )}
    </FormatBar>
  );
}
