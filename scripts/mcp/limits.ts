// What may be read and written through the server, whoever calls it.
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import { redirectList } from '../../engine/manifest/redirect-list';
import type { Operation } from '../edit/operations';
import { manifestFile } from '../journal/site-paths';
import { ToolError } from './tool-error';

export interface WriteLimits {
  readonly readOnly: boolean;
  /** Whether blocks, kinds and the style sheet may be written, which are code. */
  readonly allowCode: boolean;
  /** Whether what edits are judged by may be changed. */
  readonly allowRules: boolean;
}

const texts: readonly string[] = [manifestFile, ledgerFile, redirectList];

/** Below the root, without a name that begins with a dot or leads out. */
const isPlain = (path: string): boolean =>
  path !== '' &&
  !/[\\\0]/.test(path) &&
  path.split('/').every((name) => name !== '' && !name.startsWith('.'));

/** Blocks and kinds of the site's own, and its style sheet. */
export const isCode = (path: string): boolean =>
  path === 'theme.css' || /^(?:blocks|kinds)\//.test(path);

/** Whether a file is of the site: those that a reader of it may see. */
export const mayRead = (path: string): boolean =>
  isPlain(path) && (texts.includes(path) || path.startsWith('files/') || isCode(path));

/** @throws ToolError with a fixed sentence. */
export function checkWritable(path: string, { allowCode }: WriteLimits): void {
  if (isPlain(path) && (texts.includes(path) || path.startsWith('files/'))) return;
  if (isPlain(path) && isCode(path)) {
    if (allowCode) return;
    throw new ToolError(
      'Nothing was written: blocks/, kinds/ and theme.css are code. They may be written where the server was started with --allow-code.',
    );
  }
  throw new ToolError(
    'Nothing was written: the manifest, the ledger, redirects.csv and files below files/ may be written, no other.',
  );
}

/** How many operations one call may have, and how deep a value may be. */
const maxOperations = 1000;
const maxDepth = 40;

/** Names that mean something to every object of JavaScript. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function checkValue(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > maxDepth)
    throw new ToolError(`Nothing was written: a value is more than ${maxDepth} levels deep.`);
  for (const [key, inner] of Object.entries(value)) {
    if (reserved.has(key))
      throw new ToolError(
        'Nothing was written: a key has a name that JavaScript keeps for itself.',
      );
    checkValue(inner, depth + 1);
  }
}

/** The files that an operation names. */
export const listNamed = (operation: Operation): string[] => {
  const { file, to } = operation as { readonly file?: unknown; readonly to?: unknown };
  const names = typeof file === 'string' ? [file] : [];
  const isMove = operation.op === 'move' && typeof to === 'string';
  return isMove ? [...names, to] : names;
};

/** Before anything is made of them. @throws ToolError */
export function checkOperations(operations: readonly Operation[], limits: WriteLimits): void {
  if (operations.length > maxOperations)
    throw new ToolError(
      `Nothing was written: one call may have ${maxOperations} operations at most.`,
    );
  for (const operation of operations) {
    checkValue(operation);
    if ('path' in operation && [operation.path].flat().some((key) => reserved.has(String(key))))
      throw new ToolError(
        'Nothing was written: a path has a name that JavaScript keeps for itself.',
      );
    if (operation.op === 'put' && 'from' in operation)
      throw new ToolError(
        'Nothing was written: "from" names a file of this machine. Give the bytes as "base64", or the "text".',
      );
    for (const path of listNamed(operation)) checkWritable(path, limits);
  }
}
