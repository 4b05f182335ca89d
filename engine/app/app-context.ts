// What the parts of the running app share; made once by startApp.
import { createContext, useContext } from 'react';
import { invariant } from '../model/invariant';
import type { PageView, Shared } from '../model/site';
import type { Visit } from '../ui/visit';
import type { BlockStore } from './block-store';
import type { ContentStore } from './content-store';
import type { Enter } from './enter';
import type { PageStore } from './page-store';

export interface App {
  readonly shared: Shared;
  readonly pages: PageStore;
  /** What the policy of this document allows to stand in frames. */
  readonly frames: readonly string[];
  /** The pages that may be shown, by path. */
  readonly views: Map<string, PageView>;
  readonly enter: Enter;
  readonly blocks: BlockStore;
  readonly contents: ContentStore;
  readonly visit: Visit;
  /** Goes to an address of this site; stays on the page, with a message, when the data cannot be fetched. */
  navigate(href: string): void;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  invariant(app !== null, 'routes are rendered inside the app');
  return app;
}
