// A package that a site lacks → a sentence for a person, with the command that installs it.
import { join } from 'node:path';
import { isRecord } from '../../engine/model/json';
import { readIfThere } from '../files/read-if-there';

/** Whether the package.json of the site asks for it: then it was only not installed. */
function isAskedFor(root: string, name: string): boolean {
  try {
    const own: unknown = JSON.parse(readIfThere(join(root, 'package.json')) ?? '');
    return ['dependencies', 'devDependencies', 'optionalDependencies'].some((list) => {
      const packages = isRecord(own) ? own[list] : undefined;
      return isRecord(packages) && Object.hasOwn(packages, name);
    });
  } catch {
    return false;
  }
}

/** `root` is the folder of the site. */
export const describeUninstalled = (root: string, name: string): string =>
  isAskedFor(root, name)
    ? `${name} is in package.json, and not installed. \`npm install\` installs it.`
    : `${name} is not installed. \`npm install --save-dev ${name}\` installs it.`;
