// What a site consists of, part by part: its pages, the blocks of one, the members of a value, the parts of a document.
import { isDocument } from '../../../engine/content/addresses/text-kind';
import type { SourceNode } from '../../../engine/model/document-parser';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import type { JsonPath } from '../../edit/json-edits';
import { manifestFile } from '../../journal/site-paths';
import { shorten, summarise, takeFitting } from '../room';
import type { SiteSession } from '../site-session';
import type { Answer, Schema, Tool } from '../tool';
import { ToolError } from '../tool-error';

export const fileInput: Schema = {
  type: 'string',
  description: 'A path below the root, such as "files/text/about.md". Default: the manifest.',
};
export const pathInput: Schema = {
  type: 'array',
  items: { type: ['string', 'integer'] },
  description: 'Keys and indexes that lead to a value, such as ["pages", "about"].',
};
export const nextInput: Schema = {
  type: 'integer',
  minimum: 0,
  description: 'To go on: `next` of the answer before.',
};

export interface Place {
  readonly file?: string;
  readonly path?: JsonPath;
  readonly next?: number;
}

/** @throws ToolError for a file that is not of the site, or not there. */
export function readText(file: string, session: SiteSession): string {
  const text = session.read(file);
  if (text !== undefined) return text;
  throw new ToolError('There is no such text.');
}

/** @throws ToolError where the path leads to nothing. */
export function findValue(value: JsonValue | undefined, path: JsonPath): JsonValue {
  let found = value;
  for (const key of path) {
    const isThere = typeof found === 'object' && found !== null && Object.hasOwn(found, key);
    if (!isThere)
      throw new ToolError('The path leads to nothing. `outline` without it begins at the top.');
    found = (found as unknown as Record<string, JsonValue>)[key];
  }
  if (found === undefined) throw new ToolError('This file is not JSON: `read` it as a text.');
  return found;
}

const get = (value: JsonValue | undefined, key: string): string =>
  isRecord(value) && typeof value[key] === 'string' ? String(value[key]) : '';

/** The first words that a block says. */
function findWords(block: JsonValue): string {
  const words = ['heading', 'title', 'label', 'text', 'items', 'file', 'form']
    .map((key) => (isRecord(block) ? block[key] : undefined))
    .find((value) => value !== undefined);
  return summarise(words as JsonValue | undefined, 60);
}

const showBlock = (block: JsonValue, index: number): JsonValue => [
  index,
  get(block, 'type'),
  get(block, 'id'),
  findWords(block),
];

/** One line for each page, in the order of the manifest. @throws ToolError where it cannot be read. */
function showSite(session: SiteSession): JsonValue[] {
  if (session.read(manifestFile) === undefined)
    throw new ToolError(`There is no ${manifestFile} in ${session.root}.`);
  if (!isRecord(session.parse(manifestFile)))
    throw new ToolError(
      `${manifestFile} is not an object of JSON: \`findings\` says where it breaks.`,
    );
  const { manifest } = session;
  const pages = isRecord(manifest.pages) ? manifest.pages : {};
  const rows = Object.entries(pages).map(([id, page]): JsonValue => {
    const blocks = isRecord(page) && Array.isArray(page.blocks) ? page.blocks.length : 0;
    return [
      id,
      get(page as JsonValue, 'path'),
      shorten(get(page as JsonValue, 'title'), 60),
      blocks,
    ];
  });
  const others = Object.entries(manifest).filter(
    ([key]) => key !== 'pages' && !key.startsWith('$'),
  );
  return [
    ...others.map(
      ([key, value]): JsonValue => [
        `#${key}`,
        '',
        summarise(value, 40),
        Array.isArray(value) ? value.length : 1,
      ],
    ),
    ...rows,
  ];
}

function showMembers(value: JsonValue): JsonValue[] {
  if (Array.isArray(value))
    return value.map((item, index) =>
      isRecord(item) && typeof item.type === 'string'
        ? showBlock(item as JsonValue, index)
        : [index, summarise(item)],
    );
  if (!isRecord(value)) return [summarise(value)];
  return Object.entries(value).flatMap(([key, member]): JsonValue[] =>
    key === 'blocks' && Array.isArray(member)
      ? [
          [key, `${member.length}`],
          ...member.map((block, index) => ['block', ...(showBlock(block, index) as JsonValue[])]),
        ]
      : [[key, summarise(member as JsonValue)]],
  );
}

/** The parts of a document that `node set` writes, each with its path. */
function showDocument(file: string, session: SiteSession): JsonValue[] {
  const tree = session.world.contract.parseDocument(readText(file, session)).tree();
  const rows: JsonValue[] = [];
  const visit = (node: SourceNode | undefined, path: JsonPath): void => {
    const { value } = node ?? {};
    if (typeof value === 'string') rows.push([[...path], shorten(value)]);
    for (const [index, child] of (node?.children ?? []).entries())
      if (child.type === 'property')
        visit(child.children?.[1], [...path, String(child.children?.[0]?.value)]);
      else visit(child, [...path, index]);
  };
  visit(tree, []);
  return rows;
}

function outline({ file = manifestFile, path = [], next }: Place, session: SiteSession): Answer {
  const isWhole = file === manifestFile && path.length === 0;
  const rows = isWhole
    ? showSite(session)
    : isDocument(file)
      ? showDocument(file, session)
      : showMembers(findValue(session.parse(file) ?? readText(file, session), path));
  const { taken, next: more } = takeFitting(rows, next);
  return {
    ...(more !== undefined && { next: more }),
    count: rows.length,
    fromSite: { parts: taken, seen: { [file]: session.hash(file) } },
  };
}

export const outlineTool: Tool = {
  name: 'outline',
  title: 'Outline',
  about:
    'What the site consists of. Without a path: a row for each page (id, path, title, number of blocks), and for each other member of the manifest (#name). With one: the members of that value, such as the blocks of ["pages", "about"]. Of a Markdown file: its parts, with the paths for "node set".',
  input: { file: fileInput, path: pathInput, next: nextInput },
  says: { parts: 'a row for each part', seen: 'for `apply`' },
  run: outline,
};
