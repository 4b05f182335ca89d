// The manifest as it is written; an empty one where it is no JSON now.
import type { JsonValue } from '../../../engine/model/json';
import type { Base } from '../../edit/base';
import { manifestFile } from '../../journal/site-paths';

export function readManifest({ source }: Pick<Base, 'source'>): JsonValue {
  const manifest = source.sources.get(manifestFile)?.read();
  try {
    return JSON.parse(manifest && 'text' in manifest ? manifest.text : '') as JsonValue;
  } catch {
    return {};
  }
}
