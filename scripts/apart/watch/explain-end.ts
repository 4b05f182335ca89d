// How a thread with own code was ended, or ended itself → findings in the sources of the site's blocks.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPosition } from '../../../engine/manifest/text/find-position';
import type { Finding } from '../../../engine/model/finding';
import { explainThrown } from '../../bundle/explain-thrown';
import { findPlaceOfStack, readThrown } from '../../bundle/find-own-place';
import { toOwnPlace } from '../../bundle/own-places';
import { type CodePlace, toCodeFinding } from '../../command/invalid-code';
import { listBlockFolders, toOwnFile, typeOfFile } from '../../files/block-folders';
import type { Workspace } from '../../files/workspace';
import type { Limits } from '../limits';
import type { Mark } from '../marks';
import type { Overrun } from './call-clock';

/** What is known of a call of own code. */
interface KnownCall {
  readonly mark: Mark | undefined;
  readonly stack: string;
}

/** What it was doing, as the end of a sentence. */
function describeCall(mark: Mark | undefined): string {
  if (mark === undefined) return 'after it was loaded';
  const { call, place } = mark;
  if (call === 'load') return 'while it is loaded';
  if (call === 'page' || call === 'block') return 'while it is rendered';
  if (call === 'pattern') return `while the pattern "${place}" of its schema is tested`;
  return `while it answers "${call}"`;
}

/** A pattern leaves nothing on the stack: it is looked for in the schemas of its block. */
function findPattern({ root }: Workspace, { type, place }: Mark): CodePlace | undefined {
  const files = [
    toOwnFile(type, '.schema.json'),
    toOwnFile(type, '.settings.schema.json'),
    `kinds/${type}/kind.schema.json`,
  ];
  for (const file of files) {
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const offset = text.indexOf(JSON.stringify(place));
    if (offset >= 0) return { file, ...findPosition(text, offset) };
  }
  return undefined;
}

/** The file of what a mark names; empty where it names no block. */
function fileOf({ call, type, place }: Mark): string {
  if (call === 'load') return place;
  return type === '' ? '' : toOwnFile(type, call === 'block' ? '.tsx' : '.block.ts');
}

interface Culprit {
  readonly place: CodePlace;
  /** As the subject of a sentence. */
  readonly block: string;
}

/** As the subject of a sentence: the block, or the kind, that a file belongs to. */
function nameOwner({ file }: CodePlace): string {
  const type = typeOfFile(`${file}/`) ?? '';
  const isKind = file.startsWith('kinds/') && !type.includes('/');
  return `The ${isKind ? 'kind' : 'block'} "${type}"`;
}

/** Where nothing says which block it was: a site may have no more than one. */
function findOnly(workspace: Workspace): Culprit {
  const [folder, ...others] = listBlockFolders(workspace);
  const file = folder && toOwnPlace(workspace, folder);
  if (file === undefined || others.length > 0)
    return { place: { file: 'blocks' }, block: 'A block of this site' };
  return { place: { file }, block: nameOwner({ file }) };
}

/** Whose code it was, as far as stack and mark tell. */
function findCulprit(workspace: Workspace, { mark, stack }: KnownCall): Culprit {
  const pattern = mark?.call === 'pattern' ? findPattern(workspace, mark) : undefined;
  const found = pattern ?? findPlaceOfStack(workspace, stack);
  const type = mark?.type || typeOfFile(found?.file ?? '');
  if (type === undefined) {
    const only = findOnly(workspace);
    return { ...only, place: found ?? only.place };
  }
  const pointer = mark?.call === 'block' ? ` at ${mark.place}` : '';
  const page = mark?.call === 'page' ? ` on the page "${mark.place}"` : '';
  const file = mark === undefined ? '' : fileOf(mark);
  return { place: found ?? { file }, block: `The block "${type}"${pointer}${page}` };
}

const seconds = (milliseconds: number): string => {
  const count = milliseconds / 1000;
  return `${count} second${count === 1 ? '' : 's'}`;
};

export function explainOverrun(
  workspace: Workspace,
  { excess, mark }: Overrun,
  { stack, limits }: { readonly stack: string; readonly limits: Limits },
): Finding {
  const { place, block } = findCulprit(workspace, { mark, stack });
  const call = describeCall(mark);
  if (excess === 'heap')
    return toCodeFinding('block-memory', place, { block, call, limit: limits.heap });
  const isWaiting = excess === 'waiting';
  const limit = isWaiting ? `${seconds(limits.waiting)} of waiting` : seconds(limits.work);
  return toCodeFinding('block-endless', place, { block, call, limit });
}

/** The thread ended without an answer. */
export function explainExit(workspace: Workspace, known: KnownCall): Finding {
  const { place, block } = findCulprit(workspace, known);
  return toCodeFinding('block-exit', place, { block, call: describeCall(known.mark) });
}

/** Something that a block has started was still running when the command was done. Of what is no timer there is no stack. */
export function explainRest(workspace: Workspace, stack = ''): Finding {
  const { place, block } = findCulprit(workspace, { mark: undefined, stack });
  return toCodeFinding('block-timer', place, { block });
}

/** Whether Node alone threw it, for nobody who waits, such as for a request: the engine waits for what it begins. */
const isOfNode = (error: unknown): boolean => {
  const calls = readThrown(error).stack.match(/^ {4}at .*$/gm) ?? [];
  return calls.length > 0 && calls.every((call) => /\bnode:/.test(call));
};

/** An error that nothing caught: undefined where it is not one of own code. */
export function explainUncaught(
  workspace: Workspace,
  error: unknown,
  mark: Mark | undefined,
): Finding | undefined {
  const own = mark && fileOf(mark);
  const known = mark !== undefined || isOfNode(error) ? findOnly(workspace).place.file : '';
  const remedy = 'Catch it there: nothing else does.';
  return explainThrown(workspace, error, { file: own || known, remedy });
}
