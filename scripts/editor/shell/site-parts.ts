// What a person may change of the whole site, in the order in which it is listed: members of the manifest.
import { isRecord } from '../../../engine/model/json';
import type { EditorState } from '../site-state';
import { readNamed, readSchema } from './fields/form-schema';
import type { Schemas } from './shell-state';
import { findMember } from './site-values';

export interface SitePart {
  /** A member of the manifest, or one within it: "site/notice". */
  readonly part: string;
  readonly title: string;
}

/** Those that are meant most often, by what a person calls them. */
export const commonParts: readonly SitePart[] = [
  { part: 'variables', title: 'Facts used everywhere' },
  { part: 'site', title: 'Company and site' },
  { part: 'site/notice', title: 'Notice on every page' },
  { part: 'contacts', title: 'Contacts' },
  { part: 'primaryAction', title: 'Floating button' },
  { part: 'footer', title: 'Footer' },
  { part: 'theme', title: 'Look' },
];

const otherParts: readonly SitePart[] = [
  { part: 'forms', title: 'Forms' },
  { part: 'redirects', title: 'Old addresses' },
  { part: 'labels', title: 'Words of buttons and signs' },
  { part: 'services', title: 'Outside services' },
  { part: 'blockSettings', title: 'Settings of blocks' },
  { part: 'behaviour', title: 'Behaviour' },
];

/** They have panels of their own, or nobody changes them by hand. */
const elsewhere = new Set(['$schema', 'version', 'menus', 'pages', 'languages', 'pictures']);

/** What somebody sets up once. */
export function listOtherParts(schemas: Schemas): readonly SitePart[] {
  const known = new Set([...elsewhere, ...[...commonParts, ...otherParts].map(({ part }) => part)]);
  const { properties = {} } = readNamed(schemas, 'manifest');
  const others = Object.entries(properties).flatMap(([part, schema]) =>
    known.has(part) ? [] : [{ part, title: readSchema(schemas, schema, 'manifest').title ?? part }],
  );
  return [...otherParts, ...others];
}

export const listSiteParts = (schemas: Schemas): readonly SitePart[] => [
  ...commonParts,
  ...listOtherParts(schemas),
];

/** What is asked for most: the facts, where the site has some. */
export function findFirstPart(site: EditorState | undefined): string {
  const facts = findMember(site, ['variables']);
  return isRecord(facts) && Object.keys(facts).length > 0 ? 'variables' : 'site';
}
