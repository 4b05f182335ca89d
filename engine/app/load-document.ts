// An address complete with base path → a document of its own, also where it is the address that is shown already.

/** After a step in the history the address is there before its document: going to it again would not leave this one. */
export function loadDocument(href: string): void {
  if (href === location.pathname + location.search + location.hash) location.reload();
  else location.assign(href);
}
