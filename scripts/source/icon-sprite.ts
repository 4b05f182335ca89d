// The drawings of engine and site → one SVG file with a symbol for each.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from '../files/workspace';

const ending = '.svg';

const ownIcons = ({ root }: Workspace): string => join(root, 'files/icons');
const engineIcons = ({ engine }: Workspace): string => join(engine, 'engine/ui/icons');

/** The drawings of a folder, by name, without links, which may lead anywhere. */
const listIcons = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .filter(({ name }) => name.endsWith(ending))
        .map(({ name }) => name.slice(0, -ending.length))
        .sort()
    : [];

/** Built-in drawings that the shell has only of some sites. */
const onDemand: ReadonlySet<string> = new Set(['search']);

/** Without those of a site. */
export const listBuiltInIcons = (workspace: Workspace): readonly string[] =>
  listIcons(engineIcons(workspace));

/** By the path that a drawing of the site would have, below files/; undefined where there is none. */
export function readBuiltInIcon(workspace: Workspace, path: string): Buffer | undefined {
  const name = /^icons\/([\w-]+)\.svg$/.exec(path)?.[1];
  return name !== undefined && listBuiltInIcons(workspace).includes(name)
    ? readFileSync(join(engineIcons(workspace), name + ending))
    : undefined;
}

/** A workspace whose icons are the engine's alone. */
export const withoutSiteIcons = (workspace: Workspace): Workspace => ({
  ...workspace,
  root: join(workspace.engine, 'scripts'),
});

/** Names that blocks and contacts may use: the engine's own and those in files/icons/. */
export const findIconNames = (workspace: Workspace): ReadonlySet<string> =>
  new Set([...listBuiltInIcons(workspace), ...listIcons(ownIcons(workspace))]);

/** A drawing as a symbol: the presentation attributes of its root are kept, but not its size. */
function toSymbol(name: string, drawing: string): string {
  const [, attributes = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(drawing) ?? [];
  const kept = [...attributes.matchAll(/\s(viewBox|fill|stroke[a-z-]*)="[^"]*"/g)];
  const lines = inner.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><');
  return `<symbol id="${name}"${kept.map(([attribute]) => attribute).join('')}>${lines.trim()}</symbol>`;
}

/** The sprite: the icons that every shell may have, and those that are used; the site's take precedence. */
export function buildSprite(workspace: Workspace, used: readonly string[]): string {
  const own = new Set(listIcons(ownIcons(workspace)));
  const names = [
    ...new Set([...listBuiltInIcons(workspace).filter((name) => !onDemand.has(name)), ...used]),
  ].sort();
  const symbols = names.map((name) => {
    const folder = own.has(name) ? ownIcons(workspace) : engineIcons(workspace);
    return toSymbol(name, readFileSync(join(folder, name + ending), 'utf8'));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
