// The starter and the finished sites beside it → the options of the command that begins a new site.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { findEngine } from '../files/workspace';
import { variables } from '../starter/site.manifest.json';
import { domain } from './domain';
import { listWords } from './list-words';
import { flag, type Given, parseWord, text } from './option';
import { starters } from './starters';

const { $comment: _, ...facts } = variables;

/** The variables that are part of an address. */
const hosts = ['domain', 'formHost'];

/** What may be filled in at once: the variables of the starter, which every finished site has as well. */
const factOptions = Object.fromEntries(
  Object.entries(facts).map(([name, value]) => {
    const about = `instead of "${value}"`;
    return [name, hosts.includes(name) ? domain(about) : text('TEXT', about)];
  }),
) as { readonly [Name in keyof typeof facts]: ReturnType<typeof text> };

/** The starter's own: for words and pictures of the company itself. */
export const plainLook = 'plain';

/** Each finished site is a folder; they are looked up when one of them is named, or all in help. */
export const listLooks = (): readonly string[] => [
  plainLook,
  ...readdirSync(join(findEngine(), starters, 'looks')).sort(),
];

const look = {
  value: 'NAME',
  get about() {
    const [usual, ...finished] = listLooks();
    return `begin with a finished site, ${listWords(finished, 'or')}; ${usual} is the starter`;
  },
  parse: (given: Given): string => parseWord(listLooks(), given),
};

/** In the repository nothing is installed in any case. */
const noInstall = flag('write the site, and leave installing its packages to you');

export const newSiteOptions = { look, ...factOptions, noInstall };
