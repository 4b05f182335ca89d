// What a person may change of the whole site, in the order in which it is listed: members of the manifest.
export const siteParts = [
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
] as const;
