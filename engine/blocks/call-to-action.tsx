import { splitContacts } from '../content/text/split-contacts';
import type { BlockView } from '../generated/block-views';
import type { CallToActionView } from '../generated/concept-views';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { RunningText } from '../ui/running-text';
import { useServices } from '../ui/services';
import { BlockKicker } from './block-section';

interface InvitationProps {
  readonly invitation: Pick<BlockView, 'kicker'> &
    Pick<CallToActionView, 'heading' | 'text'> &
    // Without a button where it leads to a page that is not shown.
    Partial<Pick<CallToActionView, 'contacts' | 'link'>>;
}

/** To call and to write, for those who do not want the button. */
function Ways() {
  const { contacts } = useServices().shell;
  const { phone, email } = splitContacts(contacts);
  return (
    <ul className="call-to-action-ways">
      {[phone, email].map(
        (way) =>
          way && (
            <li key={way.type}>
              <Link href={way.href}>
                {/* A number is written from left to right in all languages. */}
                <bdi>{way.value}</bdi>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}

/** The words of an invitation, and its button. */
export function Invitation({ invitation }: InvitationProps) {
  const { contacts, heading, link, text } = invitation;
  return (
    <>
      <div className="call-to-action-words">
        <BlockKicker block={invitation} />
        <h2>{heading}</h2>
        {text && (
          <p>
            <RunningText text={text} />
          </p>
        )}
      </div>
      {link && (
        <Link className="button" href={link.href} of={link}>
          {link.label}
          <Icon name="arrow-right" />
        </Link>
      )}
      {contacts && <Ways />}
    </>
  );
}

/** The invitation at the end of a page. */
export function CallToAction({ callToAction }: { readonly callToAction: CallToActionView }) {
  const { drawing, layout, surface } = callToAction;
  return (
    <section
      className="call-to-action"
      data-layout={layout}
      data-drawing={drawing}
      data-surface={surface}
    >
      <Invitation invitation={callToAction} />
    </section>
  );
}
