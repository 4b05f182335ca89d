import type { LayoutProps } from '../layout-props';
import { PageEnd } from '../page-end';
import { PageHead } from '../page-head';

export function ArticleLayout({ page, children }: LayoutProps) {
  return (
    <article className="page" data-layout={page.layout} data-accent={page.accent}>
      <PageHead page={page} />
      {children}
      <PageEnd page={page} />
    </article>
  );
}
