/** The element id of the drawer; buttons name it before any script runs. */
export const drawerId = 'drawer';

/** Closes whatever menu stands open: panels and drawer. For the moment a link in them is followed. */
export function closePanels(document: Document): void {
  for (const panel of document.querySelectorAll<HTMLElement>('.panel:popover-open'))
    panel.hidePopover();
  const drawer = document.getElementById(drawerId);
  if (drawer instanceof HTMLDialogElement) drawer.close();
}
