// The declarations of what blocks may import → the guide of it: every part with its props, every function with its types.
import { posix } from 'node:path';
import { publicModules } from '../bundle/packages';
import type { PackageFiles } from './write-tarball';

type ReadText = (path: string) => string;

const listed = /^export (?:type )?\{([^}]*)\} from '([^']+)';$/gm;

/** The file that declares a name, where another hands it on. */
function findSource(name: string, path: string, read: ReadText): string {
  const text = read(path);
  if (findDeclaration(text, name) !== undefined) return path;
  const [, from] =
    new RegExp(`^import type \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)';$`, 'm').exec(text) ?? [];
  return from === undefined ? path : `${posix.join(posix.dirname(path), from)}.d.ts`;
}

/** Each name that a module of the API exports, with the file that declares it. */
function listExports(file: string, read: ReadText) {
  return [...read(file).matchAll(listed)].flatMap(([, names = '', from = '']) => {
    const path = `${posix.join(posix.dirname(file), from)}.d.ts`;
    return names.split(',').flatMap((part) => {
      const name = part.trim().replace(/^type /, '');
      return name === '' ? [] : { name, path: findSource(name, path, read) };
    });
  });
}

/** Where a declaration ends: an interface behind its brace, all others behind their semicolon. */
function findEnd(text: string, start: number, isInterface: boolean): number {
  let depth = 0;
  for (const { 0: sign, index } of text
    .slice(start)
    .matchAll(/\/\*[\s\S]*?\*\/|=>|[{}()[\];<>]/g)) {
    if ('{([<'.includes(sign)) depth += 1;
    if ('})]>'.includes(sign)) depth -= 1;
    if (depth === 0 && sign === (isInterface ? '}' : ';')) return start + index + 1;
  }
  return text.length;
}

/** A declaration with the comment above it; undefined where the file has none of that name. */
function findDeclaration(text: string, name: string): string | undefined {
  const comment = '(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?';
  const head = `(?:export )?(?:declare )?(interface|type|function|const) ${name}\\b`;
  const found = new RegExp(`^${comment}${head}`, 'm').exec(text);
  if (found === null) return undefined;
  return text.slice(found.index, findEnd(text, found.index, found[1] === 'interface'));
}

/** What stands between the braces of a component is its own affair. */
const simplify = (declaration: string): string =>
  declaration
    .replace(/^export declare /gm, '')
    .replace(/^export /gm, '')
    .replace(/\(\{[^{}]*\}: (?=\w)/, '(props: ')
    .replace(/import\("[^"]*"\)\./g, '');

/** The interfaces of the same file that a declaration names. */
function listUsed(text: string, declaration: string, seen: Set<string>): string[] {
  const names = [...declaration.matchAll(/\b[A-Z]\w*(?:Props|Options|Texts|State)\b/g)];
  return names.flatMap(([name]) => {
    if (seen.has(name)) return [];
    seen.add(name);
    const own = findDeclaration(text, name);
    return own === undefined ? [] : [...listUsed(text, own, seen), own];
  });
}

function describe(name: string, text: string): string[] {
  const declaration = findDeclaration(text, name);
  if (declaration === undefined) throw new Error(`There is no declaration of ${name}.`);
  const parts = [...listUsed(text, declaration, new Set([name])), declaration].map(simplify);
  return [`### \`${name}\``, '', '```ts', parts.join('\n'), '```', ''];
}

/** By the declarations of the package. */
export function writeParts(declarations: PackageFiles): string {
  const read: ReadText = (path) => Buffer.from(declarations.get(path) ?? []).toString();
  const sections = Object.entries(publicModules).flatMap(([name, file]) => [
    `## ${name}`,
    '',
    ...listExports(`types/api/${file}.d.ts`, read).flatMap((one) =>
      describe(one.name, read(one.path)),
    ),
  ]);
  return [
    '# Parts for blocks of your own',
    '',
    'What a block may import, with the props of each part. A prop with "?" may be left out. Views, such as `ImageView`, are what the',
    'members of your block are when it is rendered: hand them on as they are. Types that are named here and not shown are in `types/`.',
    '',
    ...sections,
  ].join('\n');
}
