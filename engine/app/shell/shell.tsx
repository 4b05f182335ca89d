// The shell: everything around the main part of a page, the same wherever a visitor goes.
import type { ReactNode } from 'react';
import { mainId } from '../../content/addresses/element-ids';
import { useServices } from '../../ui/services';
import { Dock } from './dock';
import { Footer } from './footer';
import { Header } from './header';
import { Notice } from './notice';
import type { ShellMarks } from './shell-marks';
import type { ShellSlots } from './shell-slots';

interface SiteShellProps {
  /** Null for an address without a page. */
  readonly page: ShellMarks | null;
  /** What is announced to assistive technology after a navigation: the new title. */
  readonly announcement?: string;
  /** The alert view, which outlives pages. */
  readonly alert?: ReactNode;
  readonly slots: ShellSlots;
  /** The address of the sheet that what follows the main part waits for. */
  readonly lateSheet: string;
}

export function SiteShell(props: SiteShellProps) {
  const { page, announcement = '', alert, slots, lateSheet } = props;
  const { labels, notice } = useServices().shell;
  return (
    <div className="shell">
      <a className="skip" href={`#${mainId}`}>
        {labels.skip}
      </a>
      <Header page={page} languages={slots.languages} />
      {notice && <Notice notice={notice} />}
      {alert}
      <main className="main" id={mainId} tabIndex={-1}>
        {slots.main}
      </main>
      {lateSheet !== '' && <link rel="stylesheet" href={lateSheet} />}
      <Footer page={page} languages={slots.languages} />
      <Dock current={page?.id} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
