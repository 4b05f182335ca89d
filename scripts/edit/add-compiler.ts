// The package.json of a site → the same with the type checker, with which `npm test` checks its own blocks.

import { isRecord, type Json } from '../../engine/model/json';
import { devDependencies } from '../../package.json';

function parse(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    // What npm cannot read is left as it is.
    return {};
  }
}

const members = (own: Json, name: string): Json => {
  const value = own[name];
  return isRecord(value) ? value : {};
};

/** The new text; undefined where it has the type checker already, or is not the package of a site. */
export function addCompiler(text: string): string | undefined {
  const own = parse(text);
  const dependencies = members(own, 'dependencies');
  const present = members(own, 'devDependencies');
  if (!Object.hasOwn(dependencies, 'plinth')) return undefined;
  if ([dependencies, present].some((list) => Object.hasOwn(list, 'typescript'))) return undefined;
  const wanted = { ...present, typescript: `^${devDependencies.typescript}` };
  const sorted = Object.entries(wanted).sort(([one], [other]) => (one < other ? -1 : 1));
  const indent = /^\{\r?\n([ \t]+)/.exec(text)?.[1] ?? '  ';
  return `${JSON.stringify({ ...own, devDependencies: Object.fromEntries(sorted) }, null, indent)}\n`;
}
