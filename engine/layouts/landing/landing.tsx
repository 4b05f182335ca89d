import { Children } from 'react';
import { countOpening } from '../../blocks/count-opening';
import type { LayoutProps } from '../layout-props';
import { PageEnd } from '../page-end';
import { PageHead } from '../page-head';

/** Slides at its beginning are its first view: its name and its lead follow them, as a statement. */
export function LandingLayout({ page, children }: LayoutProps) {
  const blocks = Children.toArray(children);
  const opening = countOpening(page);
  return (
    <article className="page" data-layout="landing" data-accent={page.accent}>
      {blocks.slice(0, opening)}
      {opening === 0 ? (
        <PageHead page={page} form="low" />
      ) : (
        <PageHead page={page} form="statement" picture={false} />
      )}
      {blocks.slice(opening)}
      <PageEnd page={page} />
    </article>
  );
}
