// The bar above the page while words of it are typed: emphasis, links, facts that are used everywhere, and what a paragraph is.
import type { TypedFormats } from '../page/open-words';
import type { PageEditing } from '../page/page-editing';
import type { EditPlace } from '../wire';
import type { ParagraphKind, TableChange, TextPart } from '../words-dialect';
import { ActList } from './act-list';
import { findOnlyFact, listKnownFacts, nameFact } from './facts';
import { FormatBar, holdIn } from './format-bar';
import { openFact } from './spots';
import { paragraphKinds, textParts } from './text-parts';
import { useShell, useStore } from './use-shell';

interface WordsBarProps {
  readonly editing: PageEditing;
  readonly formats: TypedFormats;
}

const tableChanges: readonly (readonly [TableChange, string])[] = [
  ['add row', 'Add a row below'],
  ['add column', 'Add a column behind'],
  ['remove row', 'Remove this row'],
  ['remove column', 'Remove this column'],
];

/** Of a text that can have all of it. */
export const isInText = ({ isParagraph, dialect }: EditPlace): boolean =>
  isParagraph === true && dialect === 'document';

export function WordsBar({ editing, formats }: WordsBarProps) {
  const store = useStore();
  const { site } = useShell();
  const { hasMarks } = formats;
  const { spot, isCell } = formats.place;
  const isText = isInText(formats.place);
  if (!hasMarks && !isCell && !isText && listKnownFacts(site).length === 0) return null;
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
      {isCell && (
        <ActList
          label="Rows and columns of the table"
          words="Table …"
          choices={tableChanges}
          {...holdIn(findSelection)}
          onChoose={(as) => typing.become({ as: as as TableChange })}
        />
      )}
      {isText && (
        <>
          <ActList
            label="Make it a paragraph, a heading or a list"
            words="Make it …"
            choices={paragraphKinds}
            {...holdIn(findSelection)}
            onChoose={(as) => typing.become({ as: as as ParagraphKind })}
          />
          <ActList
            label="Add below these words"
            words="Add below …"
            choices={textParts}
            {...holdIn(findSelection)}
            onChoose={(part) => store.set({ puts: { file: spot.file, part: part as TextPart } })}
          />
        </>
      )}
    </FormatBar>
  );
}
