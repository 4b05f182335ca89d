// engine/concepts/ → which concepts are replaced as a whole, by which view, and the types of these views.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { toResolver } from '../bundle/write-registries';
import { CannotRun } from '../command/cannot-run';

/** What the file of a concept says. */
export interface ConceptFile {
  /** The name of its schema. */
  readonly concept: string;
  /** The type of its view, as it is written. */
  readonly view: string;
  /** Its exported types with their comments, as they are written. */
  readonly types: readonly string[];
  /** What these import, relative to the folder of generated files. */
  readonly imports: readonly (readonly [name: string, module: string])[];
}

const folder = 'engine/concepts';
const generated = 'engine/generated';

/** The module in which all views are: what concepts import of it is there already. */
const viewsModule = './concept-views';

/** In a formatted module, with its comment: what belongs to it is indented, or closes a bracket. */
const exportedType =
  /(?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?:interface|type) .*(?:\n(?:[ })\]].*)?)*/gm;

const imported = /^import type \{([^}]*)\} from '([^']+)';/gm;

function findImports(file: string, text: string): ConceptFile['imports'] {
  const toModule = (module: string): string => {
    const path = posix.relative(generated, posix.join(posix.dirname(file), module));
    return path.startsWith('.') ? path : `./${path}`;
  };
  return [...text.matchAll(imported)].flatMap(([, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => [name, toModule(module)] as const),
  );
}

/** @throws CannotRun for a file that does not say what the view of its concept is */
export function readConcept(file: string, text: string): ConceptFile {
  const concept = posix.relative(folder, file).replace(/\.ts$/, '');
  const resolver = toResolver(concept);
  const declared = new RegExp(
    `^export const ${resolver}: Resolve<\\s*'${concept}',([^=]*)> =`,
    'm',
  );
  const view = declared.exec(text)?.[1]?.trim();
  if (view === undefined)
    throw new CannotRun(
      `${file} does not export "${resolver}: Resolve<'${concept}', …>". Add the export.`,
    );
  const types = [...text.matchAll(exportedType)].map(([type]) => type.trimEnd());
  const isUsed = ([name, module]: ConceptFile['imports'][number]): boolean =>
    module !== viewsModule && [view, ...types].some((one) => new RegExp(`\\b${name}\\b`).test(one));
  return { concept, view, types, imports: findImports(file, text).filter(isUsed) };
}

/** In alphabetical order. */
export const readConcepts = (engine: string): ConceptFile[] =>
  readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .sort()
    .map((file) => readConcept(file, readFileSync(join(engine, file), 'utf8')));
