// Who closes the editor while words are typed: they are saved first, and the browser asks where the server has not answered yet.
import type { ShellStore } from './shell-store';

/** What is typed is saved when its field is left. */
function leaveField({ activeElement }: Document): void {
  if (activeElement instanceof HTMLIFrameElement) {
    if (activeElement.contentDocument !== null) leaveField(activeElement.contentDocument);
  } else (activeElement as HTMLElement | null)?.blur();
}

export function keepWords(store: ShellStore): void {
  addEventListener('beforeunload', (event) => {
    leaveField(document);
    if (!store.isSaved) event.preventDefault();
  });
}
