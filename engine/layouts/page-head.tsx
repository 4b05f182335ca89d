import { beginsWithHead } from '../blocks/begins-with-head';
import type { PageView } from '../model/site';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Image } from '../ui/image';
import { RunningText } from '../ui/running-text';
import { useInDocument } from '../ui/use-live';

interface PageHeadProps {
  readonly page: PageView;
  /** That of a landing page: low above its blocks, or a statement below its first view. */
  readonly form?: 'low' | 'statement';
  readonly picture?: boolean;
}

/** The beginning of a page: its breadcrumbs, its only h1, its lead, its picture; nothing where a block is all that. */
export function PageHead({ page, form, picture = true }: PageHeadProps) {
  const first = useInDocument();
  if (beginsWithHead(page)) return null;
  const { breadcrumbs, image, lead, opening, surface, switchers, title, tone } = page;
  return (
    <div
      className="page-head"
      data-picture={picture && image ? '' : undefined}
      data-form={form}
      data-tone={picture && image ? tone : undefined}
      data-opening={picture && image ? opening : undefined}
      data-surface={surface}
    >
      <div className="page-head-words">
        {/* Inside a switcher the breadcrumbs are above its buttons. */}
        {switchers.length === 0 && form === undefined && <Breadcrumbs links={breadcrumbs} />}
        <h1 className="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead.length > 0 && (
          <p className="lead">
            <RunningText text={lead} />
          </p>
        )}
      </div>
      {picture && image && (
        <div className="page-head-picture">
          <Image image={image} first={first} />
        </div>
      )}
    </div>
  );
}
