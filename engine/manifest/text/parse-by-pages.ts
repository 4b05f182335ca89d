// The text of a manifest → its value, of which the pages whose texts are those of the last time are not parsed again.
import { isRecord } from '../../model/json';
import type { Memory } from '../memory';
import { limits, type ParsedFile, parseJson } from './parse-json';
import { splitPages } from './split-pages';

/** So many characters hold fewer values than a file may have: for each there is a comma or a bracket as well. */
const maxLength = 2 * limits.values;

/** In two lists, a page is as deep as in its file. */
function parsePage(file: string, text: string): unknown {
  const { value, findings } = parseJson(file, `[[${text}]]`);
  if (findings.length > 0 || !Array.isArray(value)) return undefined;
  const [page, ...others]: unknown[] = value.flat();
  return others.length === 0 && isRecord(page) ? page : undefined;
}

/**
 * Undefined for a text in which something is wrong, or unclear: the whole of it says what. Pages are the same values as the
 * last time, which nobody may change.
 */
export function parseByPages(file: string, text: string, memory: Memory): ParsedFile | undefined {
  if (text.length > maxLength) return undefined;
  const split = splitPages(text);
  if (split === undefined) return undefined;
  const { value, findings } = parseJson(file, text.slice(0, split.start) + text.slice(split.end));
  if (!isRecord(value) || findings.length > 0) return undefined;
  const pages: [string, unknown][] = [];
  for (const { key, start, end } of split.pages) {
    const own = text.slice(start, end);
    const make = (known: string): unknown => parsePage(file, known);
    const page = memory.recallText(key, own, { as: parseByPages, make });
    if (page === undefined) return undefined;
    pages.push([JSON.parse(key), page]);
  }
  const entries = Object.fromEntries(pages);
  if (Object.keys(entries).length < pages.length) return undefined;
  return { value: Object.assign(value, { pages: entries }), findings: [] };
}
