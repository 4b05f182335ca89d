// An error of bundling or running a site's own blocks → findings in their sources.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { CodeParams } from '../../engine/manifest/rules/code-rules';
import type { Finding } from '../../engine/model/finding';
import { InvalidCode, toCodeFinding } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { findExport } from './find-export';
import { toOwnPlace } from './own-places';
import { isSiteModule, toSitePath } from './site-modules';

type Places = Pick<Workspace, 'engine' | 'blocks'>;

/** Bundles name the modules of a site by their place in it; other files relative to the engine. */
const toPlace = (places: Places, file: string): string | undefined =>
  isSiteModule(file) ? toSitePath(file) : toOwnPlace(places, resolve(places.engine, file));

/** The text of a file by its place in the site; empty where it cannot be read. */
function readOwn({ blocks }: Places, place: string): string {
  const files = blocks.map((folder) => join(dirname(folder), place));
  const file = files.find((one) => existsSync(one));
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/** A file that lacks its export is named where the engine imports it. */
function findLacking(places: Places, text: string): Finding[] {
  const [, file = '', name] =
    /^No matching export in "([^"]*)" for import "([^"]*)"/.exec(text) ?? [];
  const own = toPlace(places, file);
  if (own === undefined || name === undefined) return [];
  const { remedy, ...at } = findExport(readOwn(places, own), name);
  const params: CodeParams['block-code'] = { reason: `it does not export "${name}"`, remedy };
  return [toCodeFinding('block-code', { file: own, ...at }, params)];
}

/** What other systems have for links and pictures, and the same here. */
const partsOfOthers: readonly (readonly [name: RegExp, own: string])[] = [
  [/^next\/(?:legacy\/)?image$|^gatsby-(?:plugin-)?image$|^astro:assets$/, 'Image'],
  [/^next\/link$|^gatsby(?:-link)?$|^@remix-run\/react$|^react-router(?:-dom)?$/, 'Link'],
];

/** A package is installed under the first part of its name, or the first two of a scope. */
function toMissing(name: string): CodeParams['block-code'] {
  if (/^\.{0,2}\//.test(name))
    return { reason: `there is no "${name}"`, remedy: 'Correct the path, or add the file.' };
  const [, own] = partsOfOthers.find(([pattern]) => pattern.test(name)) ?? [];
  if (own !== undefined)
    return { reason: `"${name}" belongs to another system`, remedy: `Use ${own} of "plinth".` };
  const [, wanted = name] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
  return {
    reason: `the package of "${name}" is not installed`,
    remedy: `Run \`npm install ${wanted}\` in the folder of the site.`,
  };
}

/** The sentence of the plugins is cause and remedy; the bundler's is the cause alone. */
function toParams(text: string): CodeParams['block-code'] {
  if (text.startsWith('Top-level await'))
    return {
      reason: 'it waits for something while it is loaded',
      remedy: 'Wait in an effect of the component, or not at all: pages are made at once.',
    };
  const [, module, name] =
    /^No matching export in ".*engine\/api\/([^"]*)\.ts" for import "(.*)"$/.exec(text) ?? [];
  if (module !== undefined)
    return {
      reason: `"${module === 'plinth' ? '' : 'plinth/'}${module}" has nothing called "${name}"`,
      remedy: 'The guide of the package lists all that it has.',
    };
  // What an editor writes before text in UTF-16.
  if (/^Unexpected "\\x(?:ff|fe)"$/.test(text))
    return { reason: 'it is not UTF-8 text', remedy: 'Save it as UTF-8.' };
  const [isUnclosed, open] = unclosed.exec(text) ?? [];
  if (isUnclosed !== undefined)
    return {
      reason: `nothing closes this <${open ?? ''}>`,
      remedy: open === undefined ? 'Write </> where it ends.' : `Write <${open} />, or close it.`,
    };
  const [, missing] = /^Could not resolve "([^"]+)"$/.exec(text) ?? [];
  if (missing !== undefined) return toMissing(missing);
  const [, reason = text, remedy] = /^(.*?)\. ([A-Z].*)$/s.exec(text) ?? [];
  return { reason: reason.replace(/\.$/, ''), remedy: remedy?.replace(/\.?$/, '.') };
}

/** The bundler finds an element that nothing closes where the next one is closed, and then more that follows from it. */
const unclosed =
  /^Unexpected closing (?:".*"|fragment) tag does not match opening (?:"(.*)"|fragment) tag$/;

const withoutFollowing = (errors: readonly Message[]): readonly Message[] => {
  const first = errors.findIndex(({ text }) => unclosed.test(text));
  const file = errors[first]?.location?.file;
  return errors.filter(
    ({ location }, index) => first < 0 || index <= first || location?.file !== file,
  );
};

const findLocation = ({ text, location, notes }: Message): Message['location'] =>
  (unclosed.test(text) ? notes[0]?.location : undefined) ?? location;

const toFindings =
  (places: Places) =>
  (message: Message): Finding[] => {
    const { text } = message;
    const location = findLocation(message);
    const file = location === null ? undefined : toPlace(places, location.file);
    if (location === null || file === undefined) return findLacking(places, text);
    const code = file.endsWith('.css') ? 'site-styles' : 'block-code';
    const place = { file, line: location.line, column: location.column + 1 };
    return [toCodeFinding(code, place, toParams(text))];
  };

/** Undefined where it is not about a site's own code. */
export function explainOwnCode(places: Places, error: unknown): InvalidCode | undefined {
  const { errors = [] } = (error ?? {}) as Partial<BuildFailure>;
  const findings = withoutFollowing(errors).flatMap(toFindings(places));
  return findings.length === 0 ? undefined : new InvalidCode(findings);
}
