// The store of the shell, for its components.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ShellState } from './shell-state';
import type { ShellStore } from './shell-store';

export const ShellContext = createContext<ShellStore | undefined>(undefined);

export function useStore(): ShellStore {
  const store = useContext(ShellContext);
  if (store === undefined) throw new Error('The shell has a store.');
  return store;
}

export function useShell(): ShellState {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
