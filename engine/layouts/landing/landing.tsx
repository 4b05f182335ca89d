import type { LayoutProps } from '../layout-props';
import { PageEnd } from '../page-end';
import { PageHead } from '../page-head';

export function LandingLayout({ page, children }: LayoutProps) {
  return (
    <article className="page" data-layout="landing">
      <PageHead page={page} grand />
      {children}
      <PageEnd page={page} />
    </article>
  );
}
