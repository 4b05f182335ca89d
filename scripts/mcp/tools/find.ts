// Words, references to a part of the site, and what nothing uses → where they stand.
import { isDocument } from '../../../engine/content/addresses/text-kind';
import { walk } from '../../../engine/content/shape/shape';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import type { ShapeNode } from '../../../engine/model/shape';
import { findFileReferences } from '../../edit/find-file-references';
import { findLinks, findPageReferences } from '../../edit/find-page-references';
import { toJsonPath } from '../../edit/to-json-path';
import { manifestFile } from '../../journal/site-paths';
import { listBuiltInIcons } from '../../source/icon-sprite';
import { shorten, takeFitting } from '../room';
import type { SiteSession } from '../site-session';
import type { Answer, Tool } from '../tool';
import { ToolError } from '../tool-error';
import { nextInput } from './outline';

interface FindInput {
  readonly words?: string;
  readonly page?: string;
  readonly file?: string;
  readonly variable?: string;
  readonly form?: string;
  readonly unused?: boolean;
  readonly next?: number;
}

interface Text {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Every text of a value; what is a key stands at its member. */
function* listTexts(file: string, value: JsonValue, path: Text['path'] = []): Iterable<Text> {
  if (typeof value === 'string') yield { file, path, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* listTexts(file, item, [...path, index]);
  else if (isRecord(value))
    for (const [key, member] of Object.entries(value)) {
      const place = [...path, key];
      if (!key.startsWith('$')) yield { file, path: place, text: key };
      yield* listTexts(file, member as JsonValue, place);
    }
}

/** The texts of the manifest and of every file that it names, of each language too. */
function* listAll(session: SiteSession): Iterable<Text> {
  for (const { id, kind, file } of session.base.source.sources) {
    if (kind === 'ledger' || id.includes('#')) continue;
    const text = session.find(id);
    if (text === undefined) continue;
    const value = isDocument(id) || kind === 'redirects' ? undefined : session.parse(id);
    if (value !== undefined) yield* listTexts(file, value);
    else
      for (const [index, line] of text.split('\n').entries())
        yield { file, path: [`line ${index + 1}`], text: line };
  }
}

/** The words around those that were looked for. */
function showAround(text: string, words: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()));
  const start = Math.max(0, at - 40);
  return `${start > 0 ? '…' : ''}${shorten(text.slice(start), 100)}`;
}

function* findWords(words: string, session: SiteSession): Iterable<JsonValue> {
  const wanted = words.toLowerCase();
  for (const { file, path, text } of listAll(session))
    if (text.toLowerCase().includes(wanted)) yield [file, [...path], showAround(text, words)];
}

function* findPage(id: string, session: SiteSession): Iterable<JsonValue> {
  const { manifest, world } = session;
  for (const { path } of findPageReferences(world.contract, manifest, id))
    yield [manifestFile, [...path]];
  for (const { id: file, kind } of session.base.source.sources) {
    if (kind !== 'json' && kind !== 'document') continue;
    const text = session.find(file) ?? '';
    if (kind === 'document') {
      for (const [index, line] of text.split('\n').entries())
        if (line.includes(`page:${id}`)) yield [file, [`line ${index + 1}`]];
    } else for (const { path } of findLinks(session.parse(file), id)) yield [file, [...path]];
  }
}

/** Values of the manifest that name something of a kind. */
function* findNamed(
  kinds: readonly string[],
  session: SiteSession,
): Iterable<readonly [string, string]> {
  const { shape } = session.world.contract;
  const root = shape.manifest;
  const found: [string, string][] = [];
  if (root !== undefined)
    walk(shape, root, session.manifest, '', (kind, value, pointer) => {
      if (kinds.includes(kind) && typeof value === 'string') found.push([value, pointer]);
    });
  yield* found;
}

/** What names a file: the manifest and content files, in their values and in their links. */
function* findFile(name: string, session: SiteSession): Iterable<JsonValue> {
  const { shape } = session.world.contract;
  const seek = (file: string, root: ShapeNode | undefined, value: unknown): JsonValue[] =>
    root === undefined
      ? []
      : findFileReferences({ shape, root }, value, name).map(({ pointer }) => [
          file,
          [...toJsonPath(pointer, value)],
        ]);
  yield* seek(manifestFile, shape.manifest, session.manifest);
  for (const { id, kind } of session.base.source.sources)
    if (kind === 'document') {
      for (const [index, line] of (session.find(id) ?? '').split('\n').entries())
        if (line.includes(name)) yield [id, [`line ${index + 1}`]];
    } else if (kind === 'json') yield* seek(id, { concept: 'content' }, session.parse(id));
}

/** Values of the manifest that name something. */
function* findExactly(
  { kind, name }: { readonly kind: string; readonly name: string },
  session: SiteSession,
): Iterable<JsonValue> {
  for (const [value, pointer] of findNamed([kind], session))
    if (value === name) yield [manifestFile, [...toJsonPath(pointer, session.manifest)]];
}

/** Pages that nothing leads to, files, variables and forms that nothing names. */
function* findUnused(session: SiteSession): Iterable<JsonValue> {
  const { manifest } = session;
  const texts = [...listAll(session)].map(({ text }) => text);
  const home = isRecord(manifest.site) ? manifest.site.home : undefined;
  const named = new Set(texts);
  const whole = texts.join('\n');
  for (const [id, page] of Object.entries(manifest.pages ?? {})) {
    // A page with a parent is one of those below it.
    const isBelow = isRecord(page) && page.parent !== undefined;
    if (id !== home && !isBelow && [...findPage(id, session)].length === 0) yield ['page', id];
  }
  for (const name of Object.keys(manifest.variables ?? {}))
    if (!whole.includes(`{${name}}`)) yield ['variable', name];
  const forms = new Set([...findNamed(['form'], session)].map(([id]) => id));
  for (const id of Object.keys(manifest.forms ?? {})) if (!forms.has(id)) yield ['form', id];
  // The engine shows these without being told, or the site draws them anew.
  const builtIn = new Set(listBuiltInIcons(session.world.workspace));
  for (const [path, { kind }] of session.base.source.files) {
    const icon = /^icons\/([^/]+)\.svg$/.exec(path)?.[1];
    const isNamed =
      named.has(path) ||
      whole.includes(`file:${path}`) ||
      (icon !== undefined && (named.has(icon) || builtIn.has(icon)));
    if (kind === 'file' && !isNamed && !path.startsWith('languages/')) yield ['file', path];
  }
}

const ways = ['words', 'page', 'file', 'variable', 'form', 'unused'] as const;

const knows = (map: unknown, name: string): boolean => isRecord(map) && Object.hasOwn(map, name);

/** Whether what is looked for is there: of a slip of the pen it would be said that nothing uses it. */
function isThere({ page, file, variable, form }: FindInput, session: SiteSession): boolean {
  const { pages, variables, forms } = session.manifest;
  // Pages with a colon in their ids are made: of items, of tags.
  if (page !== undefined) return page.includes(':') || knows(pages, page);
  if (variable !== undefined) return knows(variables, variable);
  if (form !== undefined) return knows(forms, form);
  return file === undefined || session.base.source.files.has(file);
}

function find(input: FindInput, session: SiteSession): Answer {
  const { words, page, file, variable, form, unused, next } = input;
  if (ways.filter((way) => input[way] !== undefined).length > 1)
    throw new ToolError('Only one thing can be found at a time: call again for the other.');
  const name = file?.replace(/^files\//, '');
  const found =
    words !== undefined
      ? findWords(words, session)
      : page !== undefined
        ? findPage(page, session)
        : name !== undefined
          ? findFile(name, session)
          : variable !== undefined
            ? findWords(`{${variable}}`, session)
            : form !== undefined
              ? findExactly({ kind: 'form', name: form }, session)
              : unused === true
                ? findUnused(session)
                : undefined;
  if (found === undefined)
    throw new ToolError(
      'Say what to find: "words", "page", "file", "variable", "form" or "unused".',
    );
  const rows = [...found];
  if (
    rows.length === 0 &&
    !isThere({ ...input, ...(name !== undefined && { file: name }) }, session)
  )
    throw new ToolError('There is nothing of this name. `outline` lists what the site has.');
  const { taken, next: more } = takeFitting(rows, next);
  const files = new Set(taken.map((row) => String((row as JsonValue[])[0])));
  const seen = unused === true ? undefined : [...files].map((path) => [path, session.hash(path)]);
  return {
    ...(more !== undefined && { next: more }),
    count: rows.length,
    fromSite: { places: taken, ...(seen && { seen: Object.fromEntries(seen) }) },
  };
}

export const findTool: Tool = {
  name: 'find',
  title: 'Find',
  about:
    'Where words stand, what names a page, a file, a variable or a form, or what nothing uses. Each row has the file and the path that leads there, as operations take them.',
  input: {
    words: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description: 'In any case, in every text of the site.',
    },
    page: { type: 'string', description: 'Its id: every reference and link to it.' },
    file: { type: 'string', description: 'Its path below files/: what names it.' },
    variable: { type: 'string', description: 'Its name: the texts that hold it.' },
    form: { type: 'string', description: 'Its id: the blocks that show it.' },
    unused: {
      type: 'boolean',
      description: 'Pages, files, variables and forms that nothing names.',
    },
    next: nextInput,
  },
  says: { places: 'a row for each place', seen: 'for `apply`' },
  run: find,
};
