import { useRef } from 'react';
import { toInnerLevel } from '../../content/pages/inner-level';
import { ContentNodes } from '../../ui/content-nodes';
import type { BlockProps } from '../block-props';
import { BlockHeading, BlockSection } from '../block-section';
import { BlockText } from '../block-text';
import { Fold } from '../fold';
import { useFolds } from '../use-folds';

interface QuestionProps {
  readonly entry: BlockProps<'questions'>['block']['questions'][number];
  readonly level: 2 | 3;
}

function OpenQuestion({ entry, level }: QuestionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="questions-question" id={entry.id}>
      <Heading>{entry.question}</Heading>
      <div className="questions-answer">
        <ContentNodes nodes={entry.answer} level={level === 2 ? 3 : 4} anchors={false} />
      </div>
    </div>
  );
}

function FoldedQuestion({ entry, level }: QuestionProps) {
  return (
    <Fold className="questions-question" heading={entry.question} level={level}>
      {/* The id is within: so browsers open the answer that an address names, before the app does. */}
      <div className="questions-answer" id={entry.id}>
        <ContentNodes nodes={entry.answer} level={level === 2 ? 3 : 4} anchors={false} />
      </div>
    </Fold>
  );
}

export function QuestionsBlock({ block }: BlockProps<'questions'>) {
  const list = useRef<HTMLDivElement>(null);
  useFolds(list);
  const Question = block.layout === 'open' ? OpenQuestion : FoldedQuestion;
  return (
    <BlockSection block={block} drawing={block.drawing} placesHeading>
      <div className="questions-body">
        <div className="questions-words">
          <BlockHeading block={block} />
          <BlockText text={block.text} />
        </div>
        <div className="questions-list" ref={list}>
          {block.questions.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
            <Question key={index} entry={entry} level={toInnerLevel(block.heading)} />
          ))}
        </div>
      </div>
    </BlockSection>
  );
}
