// An element of a page → one like it, for a person to type into.

/** In these, a space or Enter presses a button or follows a link. */
const active = new Set(['A', 'BUTTON', 'SUMMARY', 'LABEL']);
/** Behind these a paragraph begins. */
const lists = new Set(['UL', 'OL', 'TABLE']);

const copied = [
  ...['font', 'color', 'letterSpacing', 'textTransform', 'textAlign', 'lineHeight', 'textWrap'],
  ...['padding', 'margin', 'border', 'borderRadius', 'background', 'display', 'minHeight'],
  ...['alignItems', 'gap', 'maxWidth', 'flex', 'gridArea'],
] as const;

/** Of an element that a person types into. */
export const hostAttribute = 'data-edit-host';

/** What looks may give to the first cell of a row, or the first paragraph of a text: the host is not the first. */
const ofFirst = ['font', 'color', 'padding'] as const;

/** Of an element whose words are typed elsewhere: it is out of sight. */
export const behindAttribute = 'data-edit-behind';

interface HostLike {
  readonly element: HTMLElement;
  readonly language: string;
}

export function makeHost({ element, language }: HostLike): HTMLElement {
  const { ownerDocument: document } = element;
  const view = document.defaultView;
  const isActive = active.has(element.tagName);
  const host = isActive
    ? document.createElement('span')
    : lists.has(element.tagName)
      ? document.createElement('p')
      : (element.cloneNode(false) as HTMLElement);
  host.removeAttribute('id');
  if (view !== null && !lists.has(element.tagName)) {
    const style = view.getComputedStyle(element);
    for (const name of isActive ? copied : ofFirst) host.style[name] = style[name];
  }
  host.setAttribute(hostAttribute, '');
  host.contentEditable = 'true';
  host.spellcheck = true;
  host.lang = language;
  host.role = 'textbox';
  host.ariaLabel = 'Words of this page';
  return host;
}
