import type { LayoutProps } from '../layout-props';
import { PageEnd } from '../page-end';
import { PageHead } from '../page-head';

export function PlainLayout({ page, children }: LayoutProps) {
  return (
    <article className="page" data-layout="plain" data-accent={page.accent}>
      <PageHead page={page} picture={false} />
      {children}
      <PageEnd page={page} />
    </article>
  );
}
