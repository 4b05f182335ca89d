// Where the router's production build stands: its export map always answers with the development build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * For bundlers: where to find modules by their names.
 * @throws Error where a version of the router has none there
 */
export function findProductionRouter(engine: string): Record<string, string> {
  const folder = join(engine, 'node_modules/react-router/dist/production');
  const modules = {
    'react-router/dom': join(folder, 'dom-export.mjs'),
    'react-router': join(folder, 'index.mjs'),
  };
  for (const [name, path] of Object.entries(modules))
    if (!existsSync(path))
      throw new Error(`There is no ${path}: the production build of ${name} stands elsewhere.`);
  return modules;
}
