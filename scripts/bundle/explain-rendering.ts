// What a site's own block throws while it is rendered → a finding at the line of its code.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RenderFailure } from '../../engine/entry/render-failure';
import type { CodeParams } from '../../engine/manifest/rules/code-rules';
import { type CodePlace, InvalidCode, toCodeFinding } from '../command/invalid-code';
import { toOwnFile, typeOfFile } from '../files/block-folders';
import type { Workspace } from '../files/workspace';
import { type BarePart, findBarePart } from './bare-parts';
import { findOwnPlace, readThrown } from './find-own-place';
import { findOwnBlocks } from './own-blocks';
import { noNetwork } from './without-network';

/** What only browsers have. */
const ofBrowsers =
  /^(?:window|document|navigator|location|history|localStorage|sessionStorage|screen|matchMedia|innerWidth|requestAnimationFrame|IntersectionObserver|ResizeObserver) is not defined$/;

/** What React says of a component that waits for something; its advice behind it is for other apps. */
const ofWaiting = /(?<=^A component suspended while responding to synchronous input)[\s\S]*/;

/** What React says of a component that is none. */
const ofNothing = /^Element type is invalid: .* but got: (?:undefined|null)\b/;

/** What `process.env` is in browsers, and where pages are made. */
const ofNode = /^Cannot read properties of undefined \(reading 'env'\)$/;

/** What JavaScript says of a change to what was frozen. */
const ofFrozen =
  /^Cannot (?:assign to read only property|delete property|add property|redefine property)\b|\bis not extensible\b/;

/** What `import.meta.env` is here; other systems fill it in. */
const ofOtherSystems =
  /^Cannot read properties of undefined \(reading '(?:(?:PUBLIC|VITE|NEXT_PUBLIC|GATSBY|REACT_APP)_\w+|MODE|BASE_URL|DEV|PROD|SSR|SITE)'\)$/;

/** What React and JavaScript say of code that no value of the schema has to do with. */
const ofCode: readonly (readonly [says: RegExp, remedy: string])[] = [
  [
    /^Too many re-renders\b/,
    'Set state in a handler or in an effect of the component, not while it renders.',
  ],
  [
    /^Maximum call stack size exceeded/,
    'Something there calls or contains itself without an end: let it stop once nothing is left to do.',
  ],
  [
    /^Objects are not valid as a React child\b/,
    'Render words: a member of the object, such as {item.name}, or what a date is in words.',
  ],
  [
    /\bmust neither have `children`/,
    'Nothing stands within that element: end it at once, as in <img … />.',
  ],
];

/** What to do about what JavaScript or React says; undefined where the block itself is mistaken. */
export function findRemedy(reason: string): string | undefined {
  if (ofOtherSystems.test(reason))
    return 'There is no "import.meta.env" here: let the schema have what it says, and write it into the manifest.';
  if (ofNode.test(reason))
    return 'There is no "process.env" in browsers: let the schema have what it says, and write it into the manifest.';
  if (ofFrozen.test(reason))
    return 'What a block gets belongs to the page: change a copy of it, such as "[...block.items].reverse()".';
  if (reason === noNetwork)
    return 'Pages are made without a network: ask for data in an effect of the component, or in a handler.';
  if (ofBrowsers.test(reason))
    return 'Pages are made without a browser: ask for that in an effect of the component, or in a handler.';
  if (ofNothing.test(reason))
    return 'A component that is rendered there does not exist: look at its name, its import and its export.';
  return ofWaiting.test(reason)
    ? 'Pages are made at once: no component may be "async", or wait for anything. Ask for data in an effect.'
    : ofCode.find(([says]) => says.test(reason))?.[1];
}

/** A component of the engine throws for want of what it is given by nobody. */
function findBare({ blocks }: Workspace, file: string): BarePart | undefined {
  const written = blocks.map((folder) => join(dirname(folder), file)).find(existsSync);
  return written === undefined ? undefined : findBarePart(readFileSync(written, 'utf8'));
}

/** Errors of anything else are returned as they are. */
export function explainRendering(workspace: Workspace, error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'RenderFailure') return error;
  const { block, cause } = error as RenderFailure;
  if (block === undefined) return error;
  const found = findOwnPlace(workspace, cause);
  const { page, index } = block;
  // A list of the engine shows the card of a kind.
  const type = findOwnBlocks(workspace).has(block.type)
    ? block.type
    : typeOfFile(found?.file ?? '');
  if (type === undefined) return error;
  const place: CodePlace = found ?? { file: toOwnFile(type, '.tsx') };
  const thrown = readThrown(cause).message;
  const bare = found === undefined ? findBare(workspace, place.file) : undefined;
  const { reason, remedy } = bare ?? { reason: thrown, remedy: findRemedy(thrown) };
  const params: CodeParams['block-throws'] = {
    type,
    place: `pages/${page}/blocks/${index}`,
    reason: reason.replace(ofWaiting, ''),
    ...(remedy && { remedy }),
  };
  const finding =
    cause instanceof Object && 'remedy' in cause
      ? toCodeFinding('block-markup', place, { ...params, remedy: String(cause.remedy) })
      : toCodeFinding('block-throws', { ...place, ...bare?.place }, params);
  return new InvalidCode([finding]);
}
