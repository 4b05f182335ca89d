// The text of a JSON object → the keys that JavaScript would put elsewhere: whole numbers come first, and in order.
import { visit } from 'jsonc-parser';
import type { RawFinding } from '../raw-finding';

/** Cheap, and true of every text that holds such a key. */
const mayHoldNumberKey = /"(?:\d|\\u003\d)+"\s*:/;

/** Keys that are an index: https://tc39.es/ecma262/#sec-ordinaryownpropertykeys */
const isIndex = (key: string): boolean => String(Number(key) >>> 0) === key && key !== '4294967295';

/** The first such key of each object. */
export function findReorderedKeys(file: string, text: string): RawFinding[] {
  if (!mayHoldNumberKey.test(text)) return [];
  const findings: RawFinding[] = [];
  const objects: { last: number; found: boolean }[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push({ last: -1, found: false }),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key, offset) {
      const object = objects.at(-1);
      if (object === undefined || object.found) return;
      const place = isIndex(key) ? Number(key) : Number.POSITIVE_INFINITY;
      object.found = place < object.last;
      object.last = place;
      if (object.found)
        findings.push({ code: 'reordered-key', file, pointer: '', offset, params: { key } });
    },
  });
  return findings;
}
