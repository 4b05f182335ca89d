// engine/ARCHITECTURE.md and the sources → who may import whom, and who does.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface Import {
  readonly from: string;
  /** A path from the root of the repository, or the name of a package. */
  readonly to: string;
}

/** What each room may import: rooms, and patterns of file names such as `*.block.ts`. */
export type ImportTable = ReadonlyMap<string, readonly string[]>;

const read = (file: string): string => readFileSync(file, 'utf8');

export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .sort();

const isSource = (file: string): boolean => /\.(?:tsx?|mjs)$/.test(file);

/** The modules of a house. */
export const listSources = (house: string): string[] => listFiles(house).filter(isSource);

const statements = [
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?\bfrom\s+'([^']+)'/g,
  /(?:^|\n)\s*import\s+'([^']+)'/g,
  /\bimport\('([^']+)'\)/g,
];

const endings = ['', '.ts', '.tsx', '.d.ts'];

/** What a module is called in the repository; packages keep their names. */
export function resolveImport(from: string, name: string): string {
  if (!name.startsWith('.')) return name;
  const path = posix.join(posix.dirname(from), name);
  const ending = endings.find((end) => isSource(path + end) && existsSync(path + end));
  return ending === undefined ? path : path + ending;
}

/** Everything that a module imports: values, types, and what it loads later. */
export function findImports(from: string, text = read(from)): Import[] {
  return statements
    .flatMap((statement) => [...text.matchAll(statement)])
    .map(([, name = '']) => ({ from, to: resolveImport(from, name) }));
}

/** The rows of the table whose first column is headed "room of `<house>/`". */
export function readTable(architecture: string, house: string): ImportTable {
  const [, rows = ''] =
    architecture.split(`| room of \`${house}/\` |`)[1]?.split(/\n\| ---.*\n/) ?? [];
  const lines = (rows.split('\n\n')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    lines.map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [room = ''] = (cells[1] ?? '').replaceAll('`', '').split('/');
      return [
        room,
        (cells[4] ?? '')
          .replaceAll(/[`–]/g, '')
          .split(/\s*,\s*/)
          .filter(Boolean),
      ];
    }),
  );
}

const toPattern = (pattern: string): RegExp =>
  new RegExp(`(?:^|/)${pattern.replaceAll('.', '\\.').replace('*', '[^/]*')}$`);

/** The row that a file belongs to: that of its name before that of its folder. */
export function findRoom(file: string, table: ImportTable): string {
  const [, ...inside] = file.split('/');
  if (inside.length === 1) return '*.ts';
  const [folder = ''] = inside;
  const named = [...table.keys()].find(
    (room) => room.includes('.') && room !== '*.ts' && toPattern(room).test(file),
  );
  return named ?? folder;
}

const isOf = (target: string, room: string): boolean =>
  room.includes('.') ? toPattern(room).test(target) : target.startsWith(`engine/${room}/`);

/** Imports of the engine that its table does not allow. */
export function findEngineBreaches(files: readonly string[], table: ImportTable): Import[] {
  return files.flatMap((file) => {
    const room = findRoom(file, table);
    const allowed = [room, 'model', 'generated', ...(table.get(room) ?? [])];
    return findImports(file).filter(
      ({ to }) =>
        to.startsWith('scripts/') ||
        (to.startsWith('engine/') && !allowed.some((one) => isOf(to, one))),
    );
  });
}

/** A room with all that it may import, and that these may. */
function findReach(room: string, table: ImportTable): readonly string[] {
  const reach = new Set([room]);
  for (const one of reach) {
    const next = table.get(one) ?? [];
    const all = [...table.keys()].filter((name) => name !== '*.ts');
    for (const further of next.includes('all') ? all : next) reach.add(further);
  }
  return [...reach];
}

/** Imports of the commands and their rooms that the table does not allow. */
export function findScriptBreaches(files: readonly string[], table: ImportTable): Import[] {
  return files.flatMap((file) => {
    const reach = findReach(findRoom(file, table), table);
    return findImports(file).filter(
      ({ to }) => to.startsWith('scripts/') && !reach.includes(findRoom(to, table)),
    );
  });
}

/** Each circle of modules that import one another, as the path around it. */
export function findCycles(files: readonly string[]): string[][] {
  const next = new Map(files.map((file) => [file, findImports(file).map(({ to }) => to)]));
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return cycles;
}
