// The bar above the page while words of it are typed: emphasis, links, facts that are used everywhere, and what a paragraph is.
import type { PageEditing } from '../page/page-editing';
import type { TypedFormats } from '../page/typing';
import type { ParagraphKind } from '../wire';
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

export function WordsBar({ editing, formats }: WordsBarProps) {
  const store = useStore();
  const { site } = useShell();
  const { hasMarks } = formats;
  const takesKinds = formats.place.dialect === 'document' && formats.place.isParagraph === true;
  if (!hasMarks && listKnownFacts(site).length === 0) return null;
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
      {takesKinds && (
        <ActList
          label="Make it a paragraph, a heading or a list"
          words="Make it …"
          choices={kinds}
          {...holdIn(findSelection)}
          onChoose={(kind) => typing.become(kind as ParagraphKind)}
        />
      )}
    </FormatBar>
  );
}
