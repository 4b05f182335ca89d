import type { CallToActionView } from '../model/views';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { RunningText } from '../ui/running-text';

/** The invitation at the end of a page. */
export function CallToAction({ callToAction }: { readonly callToAction: CallToActionView }) {
  const { heading, layout, link, surface, text } = callToAction;
  return (
    <section className="call-to-action" data-layout={layout} data-surface={surface}>
      <div className="call-to-action-words">
        <h2>{heading}</h2>
        {text && (
          <p>
            <RunningText text={text} />
          </p>
        )}
      </div>
      <Link className="button" href={link.href}>
        {link.label}
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
}
