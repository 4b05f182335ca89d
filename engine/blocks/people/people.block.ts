import { listSections, toSections, toWords } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import type { PeopleBlockView } from '../../generated/block-views';
import type { ModuleOf, Section } from '../../model/block-module';

type Person = PeopleBlockView['people'][number];

/** The card of a person, and the dialog that its button opens. */
function describe(person: Person, above: string | undefined): Section[] {
  const { biography, buttonLabel, facts = [], id, name, role, summary } = person;
  const heading = name ?? role;
  const words = name === undefined ? [] : [role];
  const dialog: Section[] = [{ heading, level: 2, words }, ...toSections(biography, { level: 3 })];
  return [
    {
      id,
      heading,
      level: toInnerLevel(above),
      words: [
        ...words,
        ...toWords(summary),
        ...facts.flatMap(({ label, text }) => [label, ...toWords(text)]),
        buttonLabel,
      ],
    },
    // No address can lead into a dialog.
    ...dialog.map(({ id: _, ...section }): Section => ({ ...section, hidden: true })),
  ];
}

export const peopleBlock: ModuleOf<'people'> = {
  entry: {
    withoutApp: () => 'What is said of a person opens in the newest browsers alone.',
  },
  text: {
    ids: ({ people }) => people.map(({ id }, index) => ({ id, pointer: `/people/${index}/id` })),
    sections: (view) =>
      listSections(
        view,
        [],
        view.people.flatMap((person) => describe(person, view.heading)),
      ),
  },
  shots: {
    states: { person: '[aria-haspopup="dialog"]' },
  },
};
