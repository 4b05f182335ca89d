// A language of the site + its files → that its tag is none, or that its words are in a folder whose name is spelt otherwise.
import { toPointer } from '../../content/shape/shape';
import { findMisspeltFolder, languagesFolder } from '../language-files';
import { findTagMistake } from '../language-tags';
import type { RawFinding } from '../raw-finding';
import type { OfLanguage } from './translations';

interface Given extends Pick<OfLanguage, 'language' | 'files'> {
  readonly manifest: { readonly file: string };
}

/** Then nothing is there in the language, and nothing else is said of it. */
export function findMisspelt({ language, files, manifest }: Given): RawFinding | undefined {
  const { tag } = language;
  const place = {
    file: manifest.file,
    pointer: toPointer('/languages', tag),
    part: 'key',
  } as const;
  const mistake = findTagMistake(tag);
  if (mistake) return { code: 'language-tag', ...place, params: { tag, ...mistake } };
  const actual = findMisspeltFolder(tag, files.keys());
  if (actual === undefined) return undefined;
  const path = `${languagesFolder}${tag}/`;
  return { code: 'file-case', ...place, params: { path, actual } };
}
