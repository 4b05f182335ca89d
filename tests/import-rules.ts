// engine/ARCHITECTURE.md and the sources → who may import whom, and who does.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { findImports as findModuleImports, isModule } from '../scripts/command/find-imports';

export type Import = ReturnType<typeof findModuleImports>[number];

/** What each room may import: rooms with all within them, and patterns of files such as `*.block.ts`. */
export type ImportTable = ReadonlyMap<string, readonly string[]>;

const read = (file: string): string => readFileSync(file, 'utf8');

export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .sort();

/** The modules of a house. */
export const listSources = (house: string): string[] => listFiles(house).filter(isModule);

/** Everything that a module imports. */
export const findImports = (from: string, text = read(from)): Import[] =>
  findModuleImports(from, text, existsSync);

/** The rows of the table whose first column is headed "room of `<house>/`". */
export function readTable(architecture: string, house: string): ImportTable {
  const [, rows = ''] =
    architecture.split(`| room of \`${house}/\` |`)[1]?.split(/\n\| ---.*\n/) ?? [];
  const lines = (rows.split('\n\n')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    lines.map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const room = (cells[1] ?? '').replaceAll('`', '').replace(/\/<.*/, '');
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

/** The row that a file belongs to: that of its name before that of its folder, an inner folder before an outer one. */
export function findRoom(file: string, table: ImportTable): string {
  const [, ...inside] = file.split('/');
  if (inside.length === 1) return '*.ts';
  const named = [...table.keys()].find(
    (room) => room.includes('.') && room !== '*.ts' && toPattern(room).test(file),
  );
  const folders = inside.slice(0, -1).map((_, index) => inside.slice(0, index + 1).join('/'));
  return named ?? folders.findLast((folder) => table.has(folder)) ?? folders[0] ?? '';
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
