// The services that the app provides to components. Those of the prerender do nothing.
import { type ComponentType, createContext, useContext } from 'react';
import type { ContentNode, LateInline } from '../generated/concept-views';
import { invariant } from '../model/invariant';
import type { Shell } from '../model/site';
import type { Alert, Visit } from './visit';

/** The nodes that only some pages have; their code comes separately. */
export type LateNodes = ComponentType<{
  readonly node: ContentNode | LateInline;
  /** The level of headings within it. */
  readonly level: number;
}>;

/** The state of a content file: `nodes` is null until its text is there. */
export interface ContentState {
  readonly nodes: readonly ContentNode[] | null;
  /** Loading takes so long that a placeholder is shown. */
  readonly slow: boolean;
}

export interface Services {
  readonly shell: Shell;
  /** The address of the icon sprite. */
  readonly icons: string;
  /** State that lasts as long as the visit: created once by the app with createVisit(). */
  readonly visit: Visit;
  /** Goes to an address of this site (complete with base path), as a click on a link would. */
  navigate(href: string): void;
  /** Shows an alert, or removes it with null. */
  alert(alert: Alert | null): void;
  /** The text of a content file by its address; asks for it once on every entry of a page. */
  useContent(file: string): ContentState;
  /** The component of the nodes that only some pages have: at once, or as a promise. */
  getNode(): LateNodes | Promise<LateNodes>;
}

/** The id of the block around a text, from which the ids of its footnotes derive. */
export const BlockIdContext = createContext('');

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  invariant(services !== null, 'components are rendered inside the app');
  return services;
}
