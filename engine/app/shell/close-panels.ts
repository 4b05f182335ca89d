import { drawerId } from '../../content/element-ids';

/** Closes whatever menu stands open: panels and drawer. For the moment a link in them is followed. */
export function closePanels(document: Document): void {
  for (const panel of document.querySelectorAll<HTMLElement>('.panel:popover-open'))
    panel.hidePopover();
  const drawer = document.getElementById(drawerId);
  if (drawer instanceof HTMLDialogElement) drawer.close();
}
