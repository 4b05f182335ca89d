// The language of a site → the words of its dates, where the engine does not bring them. They are written once: Node's own change
// with its version.
import { describeDates } from '../../../engine/manifest/languages/date-words';
import { hasEngineWords } from '../../../engine/manifest/languages/engine-words';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { readSiteFile } from '../../source/read-site-file';
import type { Base } from '../base';
import type { JsonOperation } from '../operations';

/** `labels` are those that the manifest says; nothing is done where it says some words of dates. */
export function writeDates(tag: string, labels?: unknown): JsonOperation[] {
  if (hasEngineWords(tag)) return [];
  const dates = describeDates(tag) as unknown as JsonValue;
  const at = { op: 'set', file: manifestFile } as const;
  if (!isRecord(labels)) return [{ ...at, path: ['labels'], value: { dates } }];
  return labels.dates === undefined ? [{ ...at, path: ['labels', 'dates'], value: dates }] : [];
}

/** The same for a site that is there; nothing is done in any other language, or where the site has errors. */
export function writeOwnDates({ root, validation }: Base, tag: string): JsonOperation[] {
  if (validation.publication?.main.manifest.site.language !== tag) return [];
  const { labels } = JSON.parse(readSiteFile(root, manifestFile)?.text ?? '{}');
  return writeDates(tag, labels);
}
