// Files of code that a server may write where it was started with --allow-code: written, looked at as part of the whole site,
// and taken back at once where they bring an error. What they do in a page, the next build tells.

import { basename } from 'node:path';
import type { Finding } from '../../engine/model/finding';
import { isRecord, type JsonValue } from '../../engine/model/json';
import { checkOwnSheets } from '../bundle/check-own-sheets';
import { InvalidCode } from '../command/invalid-code';
import { readAndCommit } from '../edit/commit';
import { nameFinding } from '../edit/compare-findings';
import { hashBytes } from '../journal/bytes';
import type { FileChange } from '../journal/exchange-files';
import { mayWrite } from '../journal/site-paths';
import { readSiteContent } from '../source/read-site-file';
import type { EditInput } from './edit-input';
import { checkWritable, isCode } from './limits';
import { showFinding } from './show-findings';
import type { SiteSession } from './site-session';
import type { Answer } from './tool';
import { ToolError } from './tool-error';

interface CodeWrite {
  readonly file: string;
  readonly text: string | null;
}

const nameFile = (operation: JsonValue): string =>
  isRecord(operation) && typeof operation.file === 'string' ? operation.file : '';

/** Whether an edit is about code: then it is about nothing else. */
export const isOfCode = ({ operations = [] }: EditInput, { limits }: SiteSession): boolean =>
  limits.allowCode && operations.some((operation) => isCode(nameFile(operation)));

function parseWrite(operation: JsonValue): CodeWrite {
  const { op, file, text } = operation as Readonly<Record<string, JsonValue>>;
  const isText = typeof text === 'string' || text === null;
  if (op !== 'write' || typeof file !== 'string' || !isText || !isCode(file))
    throw new ToolError(
      'Nothing was written: code is written by "write" alone, in a call without other operations.',
    );
  return { file, text };
}

function toChange({ file, text }: CodeWrite, input: EditInput, session: SiteSession): FileChange {
  checkWritable(file, session.limits);
  checkWritable(session.findPlace(file), session.limits);
  const [folder = ''] = file.split('/');
  const { blocks } = session.world.workspace;
  const isKnown = file === 'theme.css' || blocks.some((one) => basename(one) === folder);
  if (!isKnown || !mayWrite(file))
    throw new ToolError(
      'Nothing was written: the files of blocks and kinds, and theme.css, may be written. A person adds the first block or kind of a site: block add, kind add.',
    );
  const before = readSiteContent(session.root, file);
  const seen = input.seen?.[file] ?? undefined;
  const hash = before === undefined ? undefined : hashBytes(before);
  if (hash !== seen)
    throw new ToolError(
      'Nothing was written: "seen" is not what the file says now. Read it again.',
    );
  return { path: file, before, after: text ?? undefined };
}

/** Everything that is wrong in the site, its code among it. */
async function listErrors(session: SiteSession): Promise<readonly Finding[]> {
  try {
    await session.begin();
    const sheets = await checkOwnSheets(session.world.workspace);
    return [...session.base.validation.findings, ...sheets].filter(
      ({ severity }) => severity === 'error',
    );
  } catch (error) {
    if (error instanceof InvalidCode) return error.findings;
    throw error;
  }
}

export async function writeCode(input: EditInput, session: SiteSession): Promise<Answer> {
  const changes = (input.operations ?? []).map((one) => toChange(parseWrite(one), input, session));
  const known = new Set((await listErrors(session)).map(nameFinding));
  const { root } = session;
  const record = { about: 'write code' };
  const token = readAndCommit(root, (write) => write(changes, record));
  const brought = (await listErrors(session)).filter((finding) => !known.has(nameFinding(finding)));
  if (brought.length === 0)
    return {
      outcome: 'written',
      about:
        'Written. `undo` with the token takes it back. The next build tells what the code does in pages.',
      ...(token !== undefined && { token }),
      fromSite: {
        files: changes.map(({ path }) => path),
        seen: Object.fromEntries(changes.map(({ path }) => [path, session.hash(path)])),
      },
    };
  const back = changes.map(({ path, before, after }) => ({ path, before: after, after: before }));
  readAndCommit(root, (write) => write(back));
  await session.begin();
  return {
    outcome: 'refused',
    about: 'Nothing was written: the code would bring errors.',
    fromSite: { findings: brought.slice(0, 10).map((finding) => showFinding(finding)) },
  };
}
