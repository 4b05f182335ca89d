/**
 * Hides whatever stands open over the page, panels, contacts and drawer; the result closes them. Closing makes the browser work out the styles of
 * the whole document and moves the focus: the page that was asked for need not wait for that.
 */
export function hidePanels(document: Document): () => void {
  const open = document.querySelectorAll<HTMLElement>(':popover-open, .drawer[open]');
  for (const panel of open) panel.dataset.leaving = '';
  return () => {
    for (const panel of open) {
      if (panel instanceof HTMLDialogElement) panel.close();
      else if (panel.matches(':popover-open')) panel.hidePopover();
      delete panel.dataset.leaving;
    }
  };
}
