// The packages that the app is made of → where bundlers find them: one of each, whatever a site has installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** All packages that the app and the renderers are made of. */
export const bundledPackages: readonly string[] = [
  '@emailjs/browser',
  'cookie',
  'react',
  'react-dom',
  'react-intersection-observer',
  'react-router-dom',
  'scheduler',
  'set-cookie-parser',
];

/** The engine's package brings their files along, as far as they are needed. */
export const shippedPackages = 'lib/packages';

function findPackages(engine: string): string {
  const shipped = join(engine, shippedPackages);
  return existsSync(shipped) ? shipped : join(engine, 'node_modules');
}

/**
 * The router's production build: its export map always answers with the development build.
 * @throws Error where a version of the router has none there
 */
export function findProductionRouter(engine: string): Record<string, string> {
  const folder = join(findPackages(engine), 'react-router/dist/production');
  const modules = {
    'react-router/dom': join(folder, 'dom-export.mjs'),
    'react-router': join(folder, 'index.mjs'),
  };
  for (const [name, path] of Object.entries(modules))
    if (!existsSync(path))
      throw new Error(`There is no ${path}: the production build of ${name} stands elsewhere.`);
  return modules;
}

/** What the blocks of a site may import of the engine: the files in engine/api/, by the names of their modules. */
export const publicModules: Readonly<Record<string, string>> = {
  plinth: 'plinth',
  'plinth/block': 'block',
  'plinth/form': 'form',
  'plinth/movement': 'movement',
};

/** A value for each of them, by the name of its module. */
export const mapPublicModules = <Value>(toValue: (file: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(publicModules).map(([name, file]) => [name, toValue(file)]));

/** For bundlers: files and folders in the place of names. */
export function findAliases(engine: string): Record<string, string> {
  const folder = findPackages(engine);
  return {
    ...Object.fromEntries(bundledPackages.map((name) => [name, join(folder, name)])),
    ...findProductionRouter(engine),
    ...mapPublicModules((file) => join(engine, `engine/api/${file}.ts`)),
  };
}
