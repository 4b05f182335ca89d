// What a person may change of the whole site, in the order in which it is listed: members of the manifest.
import { readNamed, readSchema } from './fields/form-schema';
import type { Schemas } from './shell-state';

interface SitePart {
  readonly part: string;
  readonly title: string;
}

/** Those that are meant most often, by what a person calls them. */
export const commonParts: readonly SitePart[] = [
  { part: 'variables', title: 'Facts used everywhere' },
  { part: 'site', title: 'Company and site' },
  { part: 'contacts', title: 'Contacts' },
  { part: 'primaryAction', title: 'Floating button' },
  { part: 'footer', title: 'Footer' },
  { part: 'theme', title: 'Look' },
  { part: 'forms', title: 'Forms' },
  { part: 'redirects', title: 'Redirects' },
  { part: 'services', title: 'Outside services' },
  { part: 'labels', title: 'Words of the engine' },
  { part: 'blockSettings', title: 'Settings of blocks' },
  { part: 'behaviour', title: 'Behaviour' },
];

/** They have panels of their own, or nobody changes them by hand. */
const elsewhere = new Set(['$schema', 'version', 'menus', 'pages', 'languages', 'pictures']);

export function listSiteParts(schemas: Schemas): readonly SitePart[] {
  const known = new Set([...elsewhere, ...commonParts.map(({ part }) => part)]);
  const { properties = {} } = readNamed(schemas, 'manifest');
  const others = Object.entries(properties).flatMap(([part, schema]) =>
    known.has(part) ? [] : [{ part, title: readSchema(schemas, schema, 'manifest').title ?? part }],
  );
  return [...commonParts, ...others];
}
