// People as cards; the button of each opens its dialog natively.
import { toDialogIds } from '../../content/addresses/element-ids';
import { toInnerLevel } from '../../content/pages/inner-level';
import { ContentNodes } from '../../ui/content-nodes';
import { Dialog, showNamedDialog } from '../../ui/dialog';
import { Image } from '../../ui/image';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

interface PersonProps {
  readonly person: BlockProps<'people'>['block']['people'][number];
  readonly blockId: string;
  readonly level: 2 | 3;
  readonly closeLabel: string;
}

function Person({ person, blockId, level, closeLabel }: PersonProps) {
  const Heading = `h${level}` as const;
  const { biography, buttonLabel, facts, id, image, name, role, summary } = person;
  const ids = toDialogIds(blockId, id);
  return (
    <li className="people-person" id={id}>
      <Image image={image} className="people-image" />
      <Heading className="people-name">{name ?? role}</Heading>
      {name !== undefined && <p className="people-role">{role}</p>}
      {summary && (
        <p className="people-summary">
          <RunningText text={summary} />
        </p>
      )}
      {facts && (
        <dl className="people-facts">
          {facts.map(({ label, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <RunningText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <button
        type="button"
        className="button button-second"
        aria-haspopup="dialog"
        onClick={showNamedDialog}
        {...{ command: 'show-modal', commandfor: ids.dialog }}
      >
        {buttonLabel} <span className="visually-hidden">{name ?? role}</span>
      </button>
      <Dialog id={ids.dialog} labelledBy={ids.name} closeLabel={closeLabel}>
        <div className="people-biography">
          <Image image={{ ...image, alt: '' }} className="people-image" />
          <div>
            <h2 id={ids.name}>{name ?? role}</h2>
            {name !== undefined && <p className="people-role">{role}</p>}
            <ContentNodes nodes={biography} level={3} anchors={false} />
          </div>
        </div>
      </Dialog>
    </li>
  );
}

export function PeopleBlock({ block, blockId, settings }: BlockProps<'people'>) {
  return (
    <BlockSection block={block}>
      <ul className="people-list">
        {block.people.map((person) => (
          <Person
            key={person.id}
            person={person}
            blockId={blockId}
            level={toInnerLevel(block.heading)}
            closeLabel={settings.labels.close}
          />
        ))}
      </ul>
    </BlockSection>
  );
}
