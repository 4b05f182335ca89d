// The places that show a picture → what they say of it to people who cannot see it.
import type { FileFacts } from '../file-facts';
import type { EditorState } from '../site-state';
import { findMember, manifestFile, toValuePath } from './site-values';

interface Description {
  /** As it is written. */
  readonly words: string;
  /** Of each place that says so, in the manifest. */
  readonly paths: readonly (readonly (string | number)[])[];
}

/** Equal words once. */
export function listDescriptions(
  site: EditorState | undefined,
  uses: FileFacts['uses'],
): readonly Description[] {
  const found = new Map<string, Description>();
  for (const { file, pointer } of uses) {
    if (file !== manifestFile || !pointer.endsWith('/src')) continue;
    const path = [...toValuePath(site, pointer).slice(0, -1), 'alt'];
    const words = findMember(site, path);
    if (typeof words !== 'string') continue;
    found.set(words, { words, paths: [...(found.get(words)?.paths ?? []), path] });
  }
  return [...found.values()];
}
