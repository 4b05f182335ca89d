// The manifest as it is written; an empty one where it is not JSON now.
import type { JsonValue } from '../../../engine/model/json';
import type { Base } from '../../edit/base';
import { parseIfJson } from '../../files/parse-if-json';
import { manifestFile } from '../../journal/site-paths';

export function readManifest({ source }: Pick<Base, 'source'>): JsonValue {
  const manifest = source.sources.get(manifestFile)?.read();
  const value = parseIfJson(manifest && 'text' in manifest ? manifest.text : '');
  return value === undefined ? {} : (value as JsonValue);
}
