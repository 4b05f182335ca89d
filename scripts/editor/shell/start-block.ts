// A type of block → a new one for a site, with what it needs and the site does not have yet.
import { isRecord } from '../../../engine/model/json';
import { hasLikes } from '../../edit/fit-example';
import type { EditorState } from '../site-state';
import { type FormSchema, makeStart, readNamed, readSchema } from './fields/form-schema';
import { isHours } from './fields/hours-days';
import { findKnown, findMap, fitToSite } from './fields/start-value';
import { findFreeId } from './find-free-id';
import type { Schemas } from './shell-state';
import { findMember, manifestFile } from './site-values';

interface BlockStart {
  readonly value: unknown;
  /** What is written before it. */
  readonly before: readonly object[];
  /** What the site gets besides, in words, where a person should know of it first. */
  readonly besides?: string;
  /** Whether the site has no file of a kind that it shows. */
  readonly lacksFile?: boolean;
}

interface Where {
  readonly site: EditorState | undefined;
  readonly schemas: Schemas;
  readonly page: string;
}

/** A text of its own, which is written in the editor. */
function withText(value: object, member: string, { site }: Where): BlockStart {
  const isKnown = (name: string): boolean => site?.files.includes(`texts/${name}.md`) ?? false;
  const file = `texts/${findFreeId('text', { instead: 'text', isKnown })}.md`;
  const text = '## What this part is about\n\nThe first paragraph of the text.\n';
  return {
    value: { ...value, [member]: file },
    before: [{ op: 'write', file: `files/${file}`, text }],
  };
}

/** The first example for a service that the site has; else the service of the first comes with it. */
function withService(examples: readonly unknown[], member: string, where: Where): BlockStart {
  const services = Object.entries(findMap(where.site, 'services'));
  const adapt = (example: unknown, service: string): unknown => ({
    ...(fitToSite(example, where.site, where.page) as object),
    [member]: service,
  });
  for (const example of examples)
    for (const [id, service] of services)
      if (isRecord(example) && isRecord(service) && service.type === example[member])
        return { value: adapt(example, id), before: [] };
  const [example] = examples;
  const type = isRecord(example) ? String(example[member]) : '';
  const title = readNamed(where.schemas, `services/${type}`).title ?? type;
  const id = findFreeId(type, {
    instead: 'service',
    isKnown: (one) => services.some(([known]) => known === one),
  });
  return {
    value: adapt(example, id),
    before: [{ op: 'set', file: manifestFile, path: ['services', id], value: { type } }],
    besides: `the outside service ${title}, of which visitors are told`,
  };
}

/** A form of the site; one to begin with where it has none. */
function withForm(value: object, member: string, { site, schemas }: Where): BlockStart {
  if (Object.keys(findMap(site, 'forms')).length > 0) return { value, before: [] };
  const form = fitToSite(makeStart(schemas, readNamed(schemas, 'form')), site);
  return {
    value: { ...value, [member]: 'contact' },
    before: [{ op: 'form add', id: 'contact', value: form }],
    besides: 'a form, whose fields and receiver are set among the forms of the site',
  };
}

/** Opening hours are those of clocks that a site has to name. */
const needsTimeZone = (
  value: object,
  { properties = {}, from }: FormSchema,
  { site, schemas }: Where,
): boolean =>
  findMember(site, ['site', 'timeZone']) === undefined &&
  Object.keys(value).some((name) => isHours(schemas, readSchema(schemas, properties[name], from)));

function withTimeZone(value: object): BlockStart {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    value,
    before: [{ op: 'set', file: manifestFile, path: ['site', 'timeZone'], value: timeZone }],
    besides: `the time zone ${timeZone}, which opening hours need`,
  };
}

/** What a member has to name. */
const needs = (
  { properties = {}, required = [], from }: FormSchema,
  schemas: Schemas,
): ReadonlyMap<string, string> =>
  new Map(
    required.map((name) => [readSchema(schemas, properties[name], from).refersTo ?? '', name]),
  );

const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

/** Of lists in groups, one list with what it needs: most people have one, and write it at once. */
function withOneGroup(value: object, { properties = {}, from }: FormSchema, schemas: Schemas) {
  const toOne = (name: string, groups: readonly object[]): unknown => {
    const { items, from: own } = readSchema(schemas, properties[name], from);
    const { required = [] } = readSchema(schemas, items, own);
    const lists = Object.entries(groups[0] ?? {}).filter(([member]) => required.includes(member));
    return lists.some(([, list]) => isList(list)) ? [Object.fromEntries(lists)] : groups;
  };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isList(inner) ? toOne(name, inner) : inner,
    ]),
  );
}

export function startBlock(name: string, where: Where): BlockStart {
  const schema = readNamed(where.schemas, name);
  const { examples = [] } = schema;
  const fitted = fitToSite(examples[0], where.site, where.page) as object;
  const value = withOneGroup(fitted, schema, where.schemas);
  const needed = needs(schema, where.schemas);
  const [text, service, form] = ['content', 'service', 'form'].map((kind) => needed.get(kind));
  if (text !== undefined) return withText(value, text, where);
  if (service !== undefined) return withService(examples, service, where);
  if (form !== undefined) return withForm(value, form, where);
  if (needsTimeZone(value, schema, where)) return withTimeZone(value);
  return {
    value,
    before: [],
    lacksFile: !hasLikes(examples[0], findKnown(where.site, where.page)),
  };
}
