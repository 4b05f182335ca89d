import { listSections, toSections, toWords } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import { findSameLabel } from '../../content/pages/same-label';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

export const questionsBlock: ModuleOf<'questions'> = {
  entry: { check: ({ questions }) => findSameLabel('questions', questions, 'question') },
  style: { placing: toPlacing, drawn: () => 'questions' },
  text: {
    ids: ({ questions }) =>
      questions.flatMap(({ id }, index) =>
        id === undefined ? [] : [{ id, pointer: `/questions/${index}/id` }],
      ),
    sections: (view) => {
      const level = toInnerLevel(view.heading);
      const inner = view.questions.flatMap(({ answer, id, question }) => [
        { ...(id !== undefined && { id }), heading: question, level, words: [] },
        // No address can lead to a heading within an answer.
        ...toSections(answer, { level: level + 1 }).map(({ id: _, ...section }) => section),
      ]);
      return listSections(view, toWords(view.text), inner);
    },
  },
  jsonLd: {
    facts: ({ questions }, { page }) => [
      {
        '@type': 'FAQPage',
        // All such blocks of a page are one.
        '@id': new URL('#faq', page).href,
        mainEntity: questions.map(({ answer, question }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: {
            '@type': 'Answer',
            text: toSections(answer, { level: 2 })
              .flatMap(({ heading, words }) => [...toWords(heading), ...words])
              .join('\n'),
          },
        })),
      },
    ],
  },
  shots: {
    states: { answer: '.fold-summary' },
  },
};
