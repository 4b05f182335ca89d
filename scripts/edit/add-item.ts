// A new item of a collection: its file, with the settings that its kind asks for.

import { kindOf } from '../../engine/content/collections/kind-of';
import { findNearest } from '../../engine/manifest/shape/nearest';
import { isRecord, type Json } from '../../engine/model/json';
import { findBuildInstant } from '../command/build-instant';
import { CannotRun } from '../command/cannot-run';
import type { Schema } from '../contract/read-schemas';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import type { NewPage } from './operations';
import { toScalar } from './page-documents';
import { getManifest } from './page-edits';
import { addRow } from './row-items';
import type { SiteEdit } from './site-edit';
import { toMarkdown } from './to-markdown';

/** `news:second-saw` names an item; no page of a manifest has such an id. */
export const isItemId = (id: string): boolean => id.includes(':');

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A day, or a minute. */
export const dayPattern = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/;

/** What the kind asks for besides, as its example says it: a person changes it there. Its day is that of the command. */
function findExamples(kind: string, { contract }: World): Json {
  const schema: Schema = contract.schemas.get(`kinds/${kind}`) ?? {};
  const { required = [], examples: [example] = [] } = schema;
  if (!isRecord(example)) return {};
  const known = required.filter((name) => example[name] !== undefined);
  const date = contract.kinds[kind]?.names.date;
  const today = findBuildInstant().toISOString().slice(0, 'yyyy-mm-dd'.length);
  return Object.fromEntries(known.map((name) => [name, name === date ? today : example[name]]));
}

const toLine = (name: string, value: unknown): string => {
  // What YAML calls the flow style is JSON.
  if (typeof value === 'object') return `${name}: ${JSON.stringify(value)}\n`;
  const text = String(value);
  return `${name}: ${typeof value === 'string' && !dayPattern.test(text) ? toScalar(text) : text}\n`;
};

/** @throws CannotRun where the site has none of that name. */
export function getCollection(site: SiteEdit, id: string): Json {
  const { collections = {} } = getManifest(site);
  const known = isRecord(collections) ? collections : {};
  const found = Object.hasOwn(known, id) ? known[id] : undefined;
  if (isRecord(found)) return found;
  const near = findNearest(id, Object.keys(known));
  const hint = near === undefined ? 'Add it to "collections" first.' : `Did you mean "${near}"?`;
  throw new CannotRun(`There is no collection "${id}". ${hint}`);
}

const toTitle = (tag: string): string =>
  tag.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** The tags of an item, all of them declared. @throws CannotRun */
function getTags(
  site: SiteEdit,
  { tags: given = '', declare = false }: NewPage,
  [id, entry]: readonly [string, Json],
): readonly string[] {
  const tags = given
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const known = isRecord(entry.tags) ? Object.keys(entry.tags) : [];
  const lacking = tags.filter((tag) => !known.includes(tag));
  const [first] = lacking;
  if (first === undefined) return tags;
  const near = findNearest(first, known);
  if (!declare)
    throw new CannotRun(
      `The collection "${id}" has no tag "${first}". ${near === undefined ? '' : `Did you mean "${near}"? `}Add --declare to declare it.`,
    );
  const wrong = lacking.find((tag) => !namePattern.test(tag));
  if (wrong !== undefined)
    throw new CannotRun(
      `"${wrong}" cannot be the id of a tag. Use small letters, digits and single hyphens.`,
    );
  const declared = Object.fromEntries(lacking.map((tag) => [tag, { title: toTitle(tag) }]));
  const path = ['collections', id, 'tags'];
  if (known.length === 0) site.apply({ op: 'set', file: manifestFile, path, value: declared });
  else
    for (const [tag, value] of Object.entries(declared))
      site.apply({ op: 'set', file: manifestFile, path: [...path, tag], value });
  return tags;
}

/** A document with its settings, and a text where there is one. @throws CannotRun where there is such a file. */
function writeItem(site: SiteEdit, path: string, members: Json, text: string): void {
  const file = `${path}.md`;
  if (site.read(file) !== undefined || site.read(`${path}.json`) !== undefined)
    throw new CannotRun(`${file} already exists. Choose another name.`);
  const lines = Object.entries(members).map(([member, value]) => toLine(member, value));
  site.set(file, `---\n${lines.join('')}---\n${text === '' ? '' : `\n${toMarkdown(text)}\n`}`);
}

/** What its collection says, or nothing: it would be passed over. */
function refuseMembersOfPages(page: NewPage): void {
  const member = (['path', 'layout', 'menu', 'after'] as const).find((name) => page[name]);
  if (member === undefined) return;
  const [collection] = page.id.split(':');
  throw new CannotRun(
    `"${page.id}" is an item, and only pages have "${member}". Leave it out: what is not its own, the collection "${collection}" says.`,
  );
}

/** The days of a series, by which its items are named. */
function readDates(
  name: string,
  date: string | undefined,
  { contract }: World,
): readonly (string | undefined)[] {
  if (date === undefined) return [undefined];
  const dates = date.split(',').map((day) => day.trim());
  const form = new RegExp(String(contract.schemas.get('day-or-minute')?.pattern));
  const wrong = dates.find((day) => !form.test(day));
  if (wrong !== undefined)
    throw new CannotRun(
      `"${wrong}" is not a day. Write it as 2027-03-01, or with a time as 2027-03-01T19:30.`,
    );
  const days = dates.map((one) => one.slice(0, 10));
  const twice = days.find((day, index) => days.indexOf(day) !== index);
  if (twice === undefined) return dates;
  throw new CannotRun(
    `Two of the dates are on ${twice}, and the items are named by their days: ${name}-${twice}. Leave one of them out, or add it by itself.`,
  );
}

/** Several dates, with commas between them, make a series: one item for each, with its day in the name. */
export function addItem(site: SiteEdit, page: NewPage, world: World): void {
  const { id, title, summary, text = '', date } = page;
  const [collection = '', name = ''] = id.split(':');
  const entry = getCollection(site, collection);
  const { kind: kindName, folder } = entry;
  const kind = kindOf(world.contract.kinds, String(kindName));
  if (kind === undefined) throw new CannotRun(`There is no kind of items "${kindName}".`);
  if (!namePattern.test(name))
    throw new CannotRun(
      `"${name}" cannot be the name of an item. Use small letters, digits and single hyphens.`,
    );
  refuseMembersOfPages(page);
  const dates = readDates(name, date, world);
  const tags = getTags(site, page, [collection, entry]);
  const examples = findExamples(String(kindName), world);
  for (const day of dates) {
    const own = dates.length > 1 ? `${name}-${String(day).slice(0, 10)}` : name;
    const members = {
      [kind.names.title]: title,
      ...(day === undefined ? {} : { [kind.names.date]: day }),
    };
    if (isRecord(entry.rows)) {
      const said = { ...members, [kind.names.summary]: summary };
      const words = { ...said, ...(tags.length > 0 && { tags: tags.join(', ') }) };
      addRow(site, { name: own, collection: entry, members: words, examples });
      continue;
    }
    const said = { ...members, ...examples, ...members, [kind.names.summary]: summary };
    const all = { ...said, ...(tags.length > 0 && { tags }) };
    writeItem(site, `files/${String(folder)}/${own}`, all, text);
  }
}
