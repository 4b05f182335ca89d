// The notice above the pages → gone when it is dismissed, or when a page is entered after its end; never while it is read.
import type { Visit } from '../ui/visit';

export function followNotice(notice: HTMLElement, { listeners }: Pick<Visit, 'listeners'>): void {
  const { until } = notice.dataset;
  const hideIfOver = (): void => {
    if (until !== undefined && Date.now() >= Number(until)) notice.hidden = true;
  };
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true;
    // The button had the focus: the page has it from here on.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  listeners.add(hideIfOver);
  hideIfOver();
}
