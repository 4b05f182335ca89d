// What a call says of an edit → operations that the limits allow, and the files that they were made for.
import { isRecord, type JsonValue } from '../../engine/model/json';
import type { Operation } from '../edit/operations';
import { readOperations } from '../edit/read-operations';
import type { SeenFiles } from '../edit/seen-files';
import { manifestFile } from '../journal/site-paths';
import { checkOperations, checkWritable, listNamed } from './limits';
import { markMachine } from './mark-machine';
import type { SiteSession } from './site-session';
import type { Schema } from './tool';
import { ToolError } from './tool-error';
import { type GivenTranslation, toOperations } from './translations';

export interface EditInput {
  readonly operations?: readonly JsonValue[];
  readonly translations?: readonly GivenTranslation[];
  readonly seen?: Readonly<Record<string, string | null>>;
  readonly key?: string;
}

export const operationsInput: Schema = {
  type: 'array',
  minItems: 1,
  description:
    'Changes, made one after the other: all of them, or none. `describe` with "operation" lists their forms. Most useful: page add|move|rename|remove, block insert|set|move|remove, menu insert|set|move|remove, redirect add, set, unset, node set.',
  items: { type: 'object', properties: { op: { type: 'string' } }, required: ['op'] },
};

export const translationsInput: Schema = {
  type: 'array',
  minItems: 1,
  description: 'Translations of texts that `translate` has listed, by their ids.',
  items: {
    type: 'object',
    properties: {
      language: { type: 'string' },
      id: { type: 'string' },
      to: { type: 'string', minLength: 1 },
    },
    required: ['language', 'id', 'to'],
    additionalProperties: false,
  },
};

export const tokenInput: Schema = {
  type: 'string',
  pattern: '^[0-9a-f]{1,64}$',
  description: 'As `apply` answered it.',
};

export const seenInput: Schema = {
  type: 'object',
  description:
    'The files that the operations were made for: `fromSite.seen` of the answers that they were made from, together. What others have written since stays, or the edit is refused.',
  additionalProperties: { type: ['string', 'null'] },
};

const isOfModel = ({ op }: Operation): boolean => /^(?:page|block|menu|form|redirect) /.test(op);

/** @throws ToolError where an operation is for a file that its author has not read. */
function checkSeen(operations: readonly Operation[], seen: SeenFiles, session: SiteSession): void {
  const named = operations.flatMap((one) =>
    isOfModel(one) ? [manifestFile] : listNamed(one).slice(0, 1),
  );
  const unseen = [...new Set(named)].filter(
    (file) => !seen.has(file) && session.hash(file) !== null,
  );
  if (unseen.length > 0)
    throw new ToolError(
      'Nothing was written: "seen" lacks files that the operations change. Read them first, and pass on what `fromSite.seen` of that answer says.',
      { files: unseen },
    );
}

const isHash = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^[\da-f]{64}$/.test(value));

function toSeen(given: EditInput['seen']): SeenFiles {
  const entries = Object.entries(isRecord(given) ? given : {});
  if (!entries.every(([, hash]) => isHash(hash)))
    throw new ToolError('"seen" holds something else than `fromSite.seen` of an answer.');
  return new Map(entries.map(([file, hash]) => [file, (hash as string | null) ?? undefined]));
}

interface ParsedEdit {
  readonly operations: readonly Operation[];
  readonly seen: SeenFiles;
}

/** @throws ToolError with a fixed sentence, and where each mistake stands. */
function parseOperations(given: readonly JsonValue[]): readonly Operation[] {
  if (given.length === 0) return [];
  const { operations, findings } = readOperations('operations', JSON.stringify(given, null, 1));
  if (findings.length === 0) return operations as readonly Operation[];
  const mistakes = findings
    .slice(0, 5)
    .map(({ pointer, message, hint }) => ({ pointer, message, hint }));
  throw new ToolError(
    'Nothing was written: these are not operations. `describe` shows their forms.',
    { mistakes },
  );
}

/** @throws ToolError */
export function parseEdit(
  { operations: given = [], translations = [], seen: seenFiles }: EditInput,
  session: SiteSession,
  needsSeen = true,
): ParsedEdit {
  const operations = [...parseOperations(given), ...toOperations(translations, session)];
  if (operations.length === 0)
    throw new ToolError('Nothing was written: there are neither operations nor translations.');
  checkOperations(operations, session.limits);
  const seen = toSeen(seenFiles);
  if (needsSeen) checkSeen(operations, seen, session);
  return { operations: [...operations, ...markMachine(operations, session)], seen };
}

/** What operations come to may be more than they name. @throws ToolError */
export function checkChanged(paths: readonly string[], session: SiteSession): void {
  for (const path of paths) {
    checkWritable(path, session.limits);
    // A link within the site leads to what may not be written itself.
    checkWritable(session.findPlace(path), session.limits);
  }
}
