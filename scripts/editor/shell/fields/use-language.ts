// A file of the site → the language of the words in it.
import { findTag } from '../../../../engine/manifest/language-files';
import { useShell } from '../use-shell';

/** As a tag: browsers choose a dictionary by it. */
export function useLanguage(file = ''): string {
  const { site } = useShell();
  return findTag(file) ?? site?.language ?? '';
}
