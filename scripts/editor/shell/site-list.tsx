// What belongs to the whole site, to choose among.
import type { Selection } from './shell-state';
import { commonParts, listOtherParts } from './site-parts';
import { useShell, useStore } from './use-shell';

interface Choice {
  readonly title: string;
  readonly selection: Selection;
}

const isSame = (one: Selection | undefined, other: Selection): boolean =>
  one?.type === other.type &&
  (one.type !== 'site' || other.type !== 'site' || one.part === other.part);

function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  const store = useStore();
  const { selection } = useShell();
  return (
    <ul className="parts">
      {choices.map((choice) => (
        <li key={choice.title}>
          <button
            type="button"
            aria-pressed={isSame(selection, choice.selection)}
            onClick={() => store.select(choice.selection)}
          >
            {choice.title}
          </button>
        </li>
      ))}
    </ul>
  );
}

const toChoice = ({ part, title }: { readonly part: string; readonly title: string }): Choice => ({
  ...{ title, selection: { type: 'site', part } },
});

export function SiteList() {
  const { schemas } = useShell();
  return (
    <>
      <Choices
        choices={[
          ...commonParts.map(toChoice),
          { title: 'Pictures and files', selection: { type: 'files', file: '' } },
          { title: 'Languages', selection: { type: 'languages' } },
        ]}
      />
      <h2 className="list-name">Set up once</h2>
      <Choices choices={listOtherParts(schemas).map(toChoice)} />
    </>
  );
}
