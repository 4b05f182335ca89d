// A new site → what to do next with it.
import { join } from 'node:path';
import { findPosition } from '../../engine/manifest/text/find-position';
import { isPackage, toCall } from '../command/edition';
import { quoteArgument } from '../command/quote-argument';
import { JsonText } from '../edit/json-edits';
import { SiteEdit } from '../edit/site-edit';
import { manifestFile } from '../journal/site-paths';
import type { PackageManager } from './package-manager';

/** The variables that still have the starter's values, with the place of each. */
function listOpen(file: string, text: string, open: readonly string[]): string[] {
  const json = new JsonText(text);
  const rows = open.map((name) => {
    const { offset, value } = json.get(['variables', name]);
    const { line } = findPosition(text, offset);
    return { place: `${file}:${line}`, name, value: String(value) };
  });
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ place, name, value }) => `  ${place}  ${name.padEnd(width)}  "${value}"`);
}

export interface NewSite {
  readonly folder: string;
  /** The same as short as it can be written. */
  readonly path: string;
  /** The facts that still have the values of the starter. */
  readonly open: readonly string[];
}

/** In the repository of the engine: every command is told the folder. */
export function describeSite({ folder, path, open }: NewSite): string {
  const place = quoteArgument(path);
  const text = new SiteEdit(folder).read(manifestFile) ?? '';
  const command = (name: string, what: string, more = ''): string =>
    `  npm run ${name} -- --root ${place}${more}  # ${what}`;
  return [
    `The new site is in ${place}.`,
    ...(open.length === 0
      ? []
      : [
          '',
          'Fill in the facts of the company:',
          ...listOpen(join(path, manifestFile), text, open),
        ]),
    '',
    'Then write the pages. Each one says what belongs there.',
    command('dev', 'shows the site and every change'),
    command('validate', 'reports what is wrong'),
    command('build', 'writes the site for a host'),
    command('urls', 'when the site is public: keeps its addresses from being lost', ' --accept'),
    '',
  ].join('\n');
}

/** Where its packages could not be fetched: what the package manager says stands above. */
export const describeFailure = (path: string, { name }: PackageManager): string =>
  `The packages could not be fetched; the lines above say why. The site is complete all the same: run\n` +
  `\`${name} install\` in ${quoteArgument(path)} when they can be. A tarball does as well: \`${name} ${name === 'npm' ? 'install' : 'add'} FILE.tgz\`.\n`;

/** In a folder of its own. */
export function describeHome(
  { path, open, hasPackages }: NewSite & { readonly hasPackages: boolean },
  { name }: PackageManager,
): string {
  const enter = path === '.' ? '' : `cd ${quoteArgument(path)} && `;
  const facts =
    open.length === 0
      ? 'what is wrong, with its place'
      : 'which facts to fill in, and what is wrong';
  return [
    `The new site is in ${quoteArgument(path)}; its README.md says how to work on it.`,
    ...(hasPackages ? [] : [`  ${enter}${name} install  # fetches its packages`]),
    `  ${hasPackages ? enter : ''}${name} run dev  # shows the site and every change`,
    `  ${name} run validate  # says ${facts}`,
    '',
  ].join('\n');
}

/** What waits for a translation; nothing for a site in one language. */
export function describeLanguages({ path }: NewSite, tags: readonly string[]): string {
  if (tags.length === 0) return '';
  const translate = (given: string): string =>
    toCall(`npm run translate -- ${isPackage ? '' : `--root ${quoteArgument(path)} `}${given}`);
  return [
    '',
    'Until its home page is translated, the site cannot be built; dev shows it all the same. Write your own words first.',
    ...tags.map(
      (tag) =>
        `  ${translate(tag)}  # then writes them into files/languages/${tag}/, each with an empty "to"`,
    ),
    `  ${translate('--status')}  # counts what is left to translate`,
    '',
  ].join('\n');
}
