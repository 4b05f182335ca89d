import { Fragment } from 'react';
import { CallToAction } from '../blocks/call-to-action';
import { relatedId } from '../content/addresses/element-ids';
import type { PageView } from '../model/site';
import { RelatedLink } from '../ui/related-link';
import { RunningText } from '../ui/running-text';
import { useServices } from '../ui/services';

/** The end of a page: who made its pictures, related pages, and its call to action. */
export function PageEnd({ page }: { readonly page: PageView }) {
  const { labels } = useServices().shell;
  const { callToAction, credits, related } = page;
  return (
    <>
      {credits && (
        <p className="credits">
          <b>{credits.label}</b>
          {credits.texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
            <Fragment key={index}>
              {index === 0 ? ' ' : ' · '}
              <RunningText text={text} />
            </Fragment>
          ))}
        </p>
      )}
      {related.length > 0 && (
        <div className="related">
          <nav aria-labelledby={relatedId}>
            <h2 className="related-heading" id={relatedId}>
              {labels.related}
            </h2>
            <ul className="related-list">
              {related.map(({ href, label }) => (
                <li key={href}>
                  <RelatedLink href={href} label={label} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
      {callToAction && <CallToAction callToAction={callToAction} />}
    </>
  );
}
