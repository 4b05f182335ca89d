// The site of the repository in two further languages, whose words a script makes: each is written backwards.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLanguage } from '../../scripts/edit/translations/read-language';
import { translatePages } from '../../scripts/edit/translations/translate-pages';
import { openWorkspace } from '../../scripts/files/workspace';
import { readSite } from '../../scripts/source/read-site';
import { readSiteFile } from '../../scripts/source/read-site-file';
import { engineContract } from '../engine-contract';

export const tags = ['de', 'ar'] as const;

/** What is no word of a text: variables, and where its links lead. */
const others = /(\{\{|\{[^}]*\}|\]\([^)]*\))/;

const turn = (word: string): string => [...word].reverse().join('');

const turnWords = (text: string): string =>
  text
    .split(others)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\p{L}+/gu, turn)))
    .join('');

interface Pairs {
  readonly words?: readonly { readonly from: string; to: string }[];
}

function fillIn(text: string): string {
  const value = JSON.parse(text) as Pairs;
  for (const pair of value.words ?? []) if (pair.to === '') pair.to = turnWords(pair.from);
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes it to a folder that is not there yet. */
export function writeTranslated(root: string): void {
  mkdirSync(root);
  for (const name of ['site.manifest.json', 'files'])
    cpSync(name, join(root, name), { recursive: true });
  const file = join(root, 'site.manifest.json');
  const manifest = JSON.parse(readSiteFile(root, 'site.manifest.json')?.text ?? '');
  // Its pages say where they are in the others.
  manifest.budgets = { ...manifest.budgets, document: 20_000 };
  // The fonts of the site are Latin.
  const rules = { 'missing-letters': { severity: 'off', reason: 'Words of a script.' } };
  manifest.languages = {
    de: { name: 'Deutsch', path: '/de' },
    ar: { name: 'العربية', path: '/ar', direction: 'rtl', rules },
  };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  const source = readSite(openWorkspace(root));
  const read = (path: string): string | undefined => readSiteFile(root, path)?.text;
  for (const tag of tags) {
    const state = readLanguage(source, engineContract, { tag, pages: undefined });
    for (const operation of translatePages(state, read).operations) {
      if (operation.op !== 'write' || operation.text === null) continue;
      mkdirSync(dirname(join(root, operation.file)), { recursive: true });
      writeFileSync(join(root, operation.file), fillIn(operation.text));
    }
  }
}
