// The examples in the schemas of a site's own blocks → what is wrong with them: as a manifest, and when they are rendered.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPageFile } from '../../engine/content/addresses/output-paths';
import { findPosition } from '../../engine/manifest/text/find-position';
import { isRecord, type Json } from '../../engine/model/json';
import { getEngineBundle } from '../bundle/kept-bundle';
import { findOwnBlocks } from '../bundle/own-blocks';
import { findOwnKinds, kindSchema } from '../bundle/own-kinds';
import { readRenderers } from '../bundle/read-renderers';
import { explainError } from '../command/cannot-run';
import { InvalidCode } from '../command/invalid-code';
import { findOffset } from '../contract/own-schemas';
import { showGallery, validateGallery } from '../dev/gallery';
import { blockTypes } from '../dev/gallery-pages';
import { examplesOf } from '../dev/schema-examples';
import { toOwnFile } from '../files/block-folders';
import type { Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { SiteFiles } from '../source/site-files';
import type { Passed } from './check';
import { findIdProblems, parseMarkup } from './parse-markup';

/** Those of kinds among them, such as `course/page`. */
export const listOwnTypes = (workspace: Workspace): string[] => [
  ...findOwnBlocks(workspace).keys(),
];

interface OwnSchema {
  /** The name of the schema, and its file. */
  readonly name: string;
  readonly file: string;
}

/** The schemas of blocks, and of kinds. */
const listOwnSchemas = (workspace: Workspace): OwnSchema[] => [
  ...listOwnTypes(workspace)
    .filter((type) => !type.includes('/'))
    .map((type) => ({ name: `blocks/${type}`, file: toOwnFile(type, '.schema.json') })),
  ...[...findOwnKinds(workspace).keys()].map((kind) => ({
    name: `kinds/${kind}`,
    file: `kinds/${kind}/${kindSchema}`,
  })),
];

/** Whether a site is to blame for an error: the code of its blocks. */
export const isOfSite = (error: unknown): error is Error =>
  error instanceof InvalidCode || (error instanceof Error && error.name === 'RenderFailure');

/** The gallery shows them all on its first page, and each block on one of its own in all its layouts. */
async function* renderExamples(world: World, types: readonly string[], now: Date) {
  const gallery = showGallery({
    world,
    engine: await getEngineBundle({ world, minify: true }),
    renderers: await readRenderers(world),
    theme: undefined,
    files: new SiteFiles(world.workspace),
    now,
  });
  for (const file of ['/', ...types.map((type) => `/blocks/${type}`)].map(toPageFile)) {
    const page = await gallery.open(file);
    if (page === undefined || !('bytes' in page)) throw new Error(`There is no ${file}`);
    yield page.bytes.toString();
  }
}

/** The members that say nothing of themselves, by their paths; what another schema says counts for who refers to it. */
function findSilentMembers(schema: unknown, path = ''): string[] {
  if (!isRecord(schema)) return [];
  const { properties, items } = schema;
  const members = Object.entries(isRecord(properties) ? properties : {});
  return [
    ...members.flatMap(([name, member]) => {
      const own = path === '' ? name : `${path}.${name}`;
      const isSilent = isRecord(member) && !('$ref' in member || isSaid(member));
      return [...(isSilent ? [own] : []), ...findSilentMembers(member, own)];
    }),
    ...findSilentMembers(items, `${path}[]`),
  ];
}

const isSaid = ({ title, description }: Json): boolean =>
  typeof title === 'string' && typeof description === 'string';

/** Where the gallery's first page, which shows each example once, has what a pointer leads to. */
function placeExample({ contract: { schemas }, workspace }: World, pointer: string): string {
  const [, index = '', rest = ''] = /^\/pages\/gallery\/blocks\/(\d+)(.*)$/s.exec(pointer) ?? [];
  const own = listOwnTypes(workspace);
  let left = index === '' ? -1 : Number(index);
  for (const type of left < 0 ? [] : blockTypes(schemas)) {
    // The heading above them is one, too.
    const count = 1 + examplesOf(schemas, `blocks/${type}`).length;
    if (left >= count) {
      left -= count;
      continue;
    }
    if (!own.includes(type)) return '';
    const file = toOwnFile(type, '.schema.json');
    const text = readFileSync(join(workspace.root, file), 'utf8');
    const { line, column } = findPosition(text, findOffset(text, `/examples/${left - 1}${rest}`));
    return `${file}:${line}:${column}  `;
  }
  return '';
}

/** Each once, though the gallery shows an example in several layouts. */
function findWrongExamples(world: World): string[] {
  const found = new Map<string, string>();
  for (const { code, hint, message, pointer, severity } of validateGallery(world).findings) {
    if (severity !== 'error') continue;
    const told = `${code}  ${message}\n${hint}`;
    found.set(told, found.get(told) || placeExample(world, pointer));
  }
  return Array.from(found, ([told, place]) => place + told);
}

async function findRenderProblems(world: World, types: readonly string[], now: Date) {
  const problems = new Set<string>();
  try {
    for await (const html of renderExamples(world, types, now))
      for (const problem of findIdProblems(parseMarkup(html))) problems.add(problem);
  } catch (error) {
    if (!isOfSite(error)) throw error;
    problems.add(explainError(error));
  }
  return [...problems];
}

export async function checkExamples(world: World, now: Date): Promise<Passed> {
  const { schemas } = world.contract;
  const own = listOwnSchemas(world.workspace);
  const types = listOwnTypes(world.workspace).filter((type) => !type.includes('/'));
  const examples = own.map(({ name, file }) => [file, examplesOf(schemas, name)] as const);
  const without = examples
    .filter(([, found]) => found.length === 0)
    .map(([file]) => `${file} has no "examples". Write one.`);
  const wrong = findWrongExamples(world);
  const silent = own.flatMap(({ name, file }) =>
    findSilentMembers(schemas.get(name)).map(
      (member) =>
        `${file}: "${member}" has no title or no description. Editors and the reference show both.`,
    ),
  );
  const problems = [...without, ...silent, ...wrong];
  const count = examples.flatMap(([, found]) => found).length;
  const about = `${count} ${count === 1 ? 'example' : 'examples'}`;
  if (problems.length > 0) return { about, problems };
  return { about, problems: await findRenderProblems(world, types, now) };
}
