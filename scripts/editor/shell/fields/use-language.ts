// A file of the site → the language of the words in it.
import { useShell } from '../use-shell';

/** As a tag: browsers choose a dictionary by it. */
export function useLanguage(file = ''): string {
  const { site } = useShell();
  return /^files\/languages\/([^/]+)\//.exec(file)?.[1] ?? site?.language ?? '';
}
