// The modules of blocks beyond the engine's, and of the packages that they import → modules of a bundle.
//
// They are named by their place in the site, not in the file system: so the bundle is the same whichever package manager
// installed the engine, and however deep.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import type { OnResolveResult, Plugin } from 'esbuild';
import { invariant } from '../../engine/model/invariant';
import { listWords } from '../command/list-words';
import { realPath } from '../files/real-path';
import type { Workspace } from '../files/workspace';
import { findAliases, publicModules } from './packages';

const namespace = 'site';

const toPath = (path: string): string => path.replaceAll('\\', '/');

const contains = (folder: string, path: string): boolean => path.startsWith(folder + sep);

/** The name by which bundled code imports a file of a block: `site:blocks/prices/prices`. */
export function toSiteModule({ blocks }: Pick<Workspace, 'blocks'>, file: string): string {
  const folder = blocks.find((one) => contains(one, file));
  invariant(folder !== undefined, `${file} is in a folder of blocks or kinds`);
  return `${namespace}:${toPath(relative(dirname(folder), file))}`;
}

/** Its path from the folder of the site. */
export const toSitePath = (module: string): string => module.slice(namespace.length + 1);

export const isSiteModule = (module: string): boolean => module.startsWith(`${namespace}:`);

/** The file of a module as the bundler names it, relative to the engine unless it is the site's. */
export function findModuleFile({ engine, blocks }: Workspace, module: string): string {
  if (!isSiteModule(module)) return join(engine, module);
  const path = toSitePath(module);
  const files = blocks.map((folder) => join(dirname(folder), path));
  return files.find((file) => existsSync(dirname(file))) ?? path;
}

/** Packages by what follows the last node_modules: in between each manager has folders of its own. */
function toName({ blocks }: Workspace, file: string): string {
  const folder = blocks.find((one) => contains(one, file));
  if (folder !== undefined) return toPath(relative(dirname(folder), file));
  return toPath(file).replace(/^.*\/(?=node_modules\/)/, '');
}

const endings = ['', '.tsx', '.ts'];

const pictures = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Why a block must not import something; undefined if it may. */
function findRefusal(name: string): string | undefined {
  if (!isBuiltin(name) && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(name))
    return `A block cannot import the address "${name}": its code would come from elsewhere. Install it as a package`;
  if (isBuiltin(name)) return `A block cannot import "${name}": it also runs in browsers`;
  if (name.endsWith('.css'))
    return `A block does not import its style sheet: the one named like its folder is linked. Leave out "${name}"`;
  if (pictures.test(name))
    return `A block cannot import the picture "${name}". Put it below files/, and let the schema of the block name it as an "image"`;
  if (name.startsWith('plinth/') && !(name in publicModules)) return refuseInternals(name);
  return undefined;
}

const publicNames = listWords(
  Object.keys(publicModules).map((name) => `"${name}"`),
  'and',
);

const refuseInternals = (name: string): string =>
  `"${name}" is inside the engine and may change at any time. Import what ${publicNames} export`;

/** Whether the package that a name belongs to is installed for the site: also one that is a link to somewhere else. */
const isInstalled = (name: string, folder: string): boolean => {
  const [scope = '', rest = ''] = name.split('/');
  const path = join(folder, 'node_modules', scope, scope.startsWith('@') ? rest : '');
  const parent = dirname(folder);
  return existsSync(path) || (parent !== folder && isInstalled(name, parent));
};

/** Whether a block may import the file that a name of a module stands for. */
function isReachable({ blocks }: Workspace, name: string, { path }: OnResolveResult): boolean {
  const file = path ?? '';
  if (blocks.some((one) => contains(one, file) || contains(realPath(one), file))) return true;
  const isPackage = !/^(?:\.{0,2}\/|\.{1,2}$|[a-z]:)/i.test(name);
  return (
    isPackage &&
    (/[\\/]node_modules[\\/]/.test(file) || blocks.some((one) => isInstalled(name, one)))
  );
}

const refuseOutside = (name: string): string =>
  `A block cannot import "${name}": it is neither below "blocks" or "kinds" nor a package of the site. Move it to one of them`;

const isInternal = ({ engine }: Workspace, file: string): boolean =>
  ['engine', 'scripts'].some((room) => contains(join(engine, room), file));

const refuse = (text: string): OnResolveResult => ({ errors: [{ text }] });

/** For bundlers; the packages of `findAliases` are left to them. */
export function withSiteModules(workspace: Workspace): Plugin {
  const shared = Object.keys(findAliases(workspace.engine));
  const isShared = (name: string): boolean =>
    shared.some((one) => name === one || name.startsWith(`${one}/`));
  const isOwn = (name: string): boolean => /^(?:blocks|kinds)\//.test(name);
  return {
    name: 'site-modules',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^site:/ }, ({ path }) => {
        const file = findModuleFile(workspace, path);
        const ending = endings.find((one) => existsSync(file + one)) ?? '';
        const pluginData = file + ending;
        return { path: toName(workspace, pluginData), namespace, pluginData };
      });
      onResolve({ filter: /^/, namespace }, async ({ path, importer, kind, resolveDir }) => {
        const refusal = isOwn(importer) ? findRefusal(path) : undefined;
        if (refusal !== undefined) return refuse(refusal);
        if (isShared(path)) return undefined;
        const found = await resolve(path, { kind, resolveDir, pluginData: 'seen' });
        if (found.errors.length > 0 || found.external || found.namespace !== 'file') return found;
        if (isInternal(workspace, found.path)) return refuse(refuseInternals(path));
        if (isOwn(importer) && !isReachable(workspace, path, found))
          return refuse(refuseOutside(path));
        return {
          path: toName(workspace, found.path),
          namespace,
          pluginData: found.path,
          sideEffects: found.sideEffects,
        };
      });
      onLoad({ filter: /^/, namespace }, async ({ pluginData: file }) => ({
        contents: await readFile(file),
        loader: 'default',
        resolveDir: dirname(file),
        watchFiles: [file],
      }));
    },
  };
}
