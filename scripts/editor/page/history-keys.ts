// Ctrl+Z on the page takes the last step back, wherever it was made.
import type { ShellStore } from '../shell/shell-store';

export function takeHistoryKey(store: ShellStore, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  void (event.shiftKey ? store.redo() : store.undo());
}
