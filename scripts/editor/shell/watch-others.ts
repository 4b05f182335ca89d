// Now and then, what others have published: quietly, as far as the person's own git can ask.
import { ask } from './request';
import type { ShellStore } from './shell-store';

/** In milliseconds: not while the editor opens, and then every five minutes. */
const [first, pause] = [5_000, 300_000];

export function watchOthers(store: ShellStore): void {
  const look = (): void =>
    void ask('incoming', {}).then(
      (incoming) => store.set({ incoming }),
      () => undefined,
    );
  setTimeout(look, first);
  setInterval(look, pause);
}
