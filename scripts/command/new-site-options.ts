// The starter and the finished sites beside it → the options of the command that begins a new site.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { findTagMistake } from '../../engine/manifest/language-tags';
import { findEngine } from '../files/workspace';
import { variables } from '../starter/site.manifest.json';
import { CannotRun } from './cannot-run';
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

/** @throws CannotRun for what is not a list of tags */
export function parseLanguages({
  text: list,
  name,
}: Pick<Given, 'text' | 'name'>): readonly string[] {
  const tags = list.split(',').map((tag) => tag.trim());
  for (const tag of tags) {
    const mistake = findTagMistake(tag);
    if (isTag.test(tag) && mistake === undefined) continue;
    const near = mistake?.near === undefined ? 'en,de' : list.replace(tag, mistake.near);
    throw new CannotRun(
      `${name} "${list}": "${tag}" is not the tag of a language. Write ${name} ${near}.`,
    );
  }
  const twice = tags.find((tag, index) => tags.indexOf(tag) !== index);
  if (twice === undefined) return tags;
  throw new CannotRun(`${name} "${list}" names "${twice}" twice. Name it once.`);
}

/** As the manifest has them. */
const isTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-[0-9]{3})?$/;

const languages = {
  ...text(
    'TAGS',
    'the languages of the site, such as en,de; the first is the one that you write in',
  ),
  parse: parseLanguages,
};

/** A finished site may have some already. */
const news = flag('give it news: a page with a list, and one Markdown file for each');

export const newSiteOptions = { look, ...factOptions, languages, news, noInstall };
