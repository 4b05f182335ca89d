// A new site → what in its manifest is true of the company that the look was made for.
import { join } from 'node:path';
import { findPosition } from '../../engine/manifest/text/find-position';
import { isRecord } from '../../engine/model/json';
import { type JsonPath, JsonText } from '../edit/json-edits';
import { SiteEdit } from '../edit/site-edit';
import { manifestFile } from '../journal/site-paths';

function* listTexts(value: unknown, path: JsonPath = []): Iterable<readonly [JsonPath, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* listTexts(one, [...path, index]);
  else if (isRecord(value))
    for (const [name, one] of Object.entries(value)) yield* listTexts(one, [...path, name]);
}

/** What a company is, where its clocks are, and what it is paid in. */
const isFact = ([part, name, member]: JsonPath): boolean =>
  part === 'site' &&
  (name === 'timeZone' || name === 'currency' || (name === 'organization' && member !== undefined));

/** `company` is the one of the look; nothing where its manifest names it by the variable alone. */
export function describeStarterFacts(folder: string, path: string, company: string): string {
  const text = new SiteEdit(folder).read(manifestFile) ?? '';
  const json = new JsonText(text);
  const found = [...listTexts(JSON.parse(text))].filter(
    ([place, value]) =>
      place[0] !== 'variables' &&
      !value.includes('{') &&
      (isFact(place) || value.includes(company)),
  );
  if (found.length === 0) return '';
  const rows = found.map(([place, value]) => {
    const { line } = findPosition(text, json.get(place).offset);
    return `  ${join(path, manifestFile)}:${line}  ${place.at(-1)}  "${value}"\n`;
  });
  return `\nThese came with the look. Make them true of your company:\n${rows.join('')}`;
}
