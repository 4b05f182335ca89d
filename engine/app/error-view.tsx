// What is shown in place of a page, a block or the whole view that failed.
import { substitute } from '../content/text/substitute';
import type { ImageView } from '../generated/concept-views';
import { Image } from '../ui/image';
import { RelatedLink } from '../ui/related-link';
import { useServices } from '../ui/services';
import { useLive } from '../ui/use-live';

interface NoticeProps {
  readonly level: 1 | 2;
}

/** A rendering error: its sentence from the labels, and the two ways on. */
export function ErrorNotice({ level }: NoticeProps) {
  const { labels, home } = useServices().shell;
  const Heading = `h${level}` as const;
  return (
    <section className="block error-notice" role="alert">
      <Heading>{labels.error}</Heading>
      <p>{labels.errorHelp}</p>
      <div className="error-notice-ways">
        <button type="button" className="button" onClick={() => location.reload()}>
          {labels.reload}
        </button>
        <a className="button button-second" href={home.href}>
          {labels.backHome}
        </a>
      </div>
    </section>
  );
}

interface StatusViewProps {
  /** Where the heading does not contain it. */
  readonly code?: number;
  readonly heading: string;
  readonly help?: string;
  readonly image?: ImageView | undefined;
  /** What the router says about it, for those who report it. */
  readonly report?: string;
}

/** A router response that is not a page: its sentence, and the ways on. */
export function StatusView({ code, heading, help, image, report }: StatusViewProps) {
  const { labels, home, menus } = useServices().shell;
  return (
    <article className="page" data-layout="plain">
      <div className="page-head" data-picture={image && ''}>
        <div className="page-head-words">
          {code !== undefined && <p className="status-code">{code}</p>}
          <h1 className="page-title status-title" tabIndex={-1}>
            {heading}
          </h1>
          {help !== undefined && <p className="lead">{help}</p>}
          {report !== undefined && <p className="status-report">{report}</p>}
        </div>
        {image && (
          <div className="page-head-picture">
            <Image image={image} first />
          </div>
        )}
      </div>
      <ul className="block related-list status-ways">
        {[{ id: '', href: home.href, label: labels.backHome }, ...menus].map(
          ({ id, href, label }) => (
            <li key={id}>
              <RelatedLink href={href} label={label} />
            </li>
          ),
        )}
      </ul>
    </article>
  );
}

/** `address` is undefined in the prerendered document: the browser adds it. */
export function NotFoundView({ address }: { readonly address: string | undefined }) {
  const live = useLive();
  const { shell } = useServices();
  const { notFound, notFoundHeading, notFoundHelp, notFoundTitle } = shell.labels;
  const known = live && address !== undefined;
  const report = known ? substitute(notFound, { url: address }) : notFoundTitle;
  return (
    <StatusView
      code={404}
      heading={notFoundHeading}
      help={notFoundHelp}
      image={shell.notFoundImage}
      report={report}
    />
  );
}
