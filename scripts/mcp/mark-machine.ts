// Operations that write translations → further ones, which say that a machine wrote them, as long as no person has read them.
import { isTranslationFile, languagesFolder } from '../../engine/manifest/language-files';
import { isRecord, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { applyOperations } from '../edit/apply-operations';
import type { JsonPath } from '../edit/json-edits';
import type { Operation } from '../edit/operations';
import { SiteEdit } from '../edit/site-edit';
import type { SiteSession } from './site-session';

interface Pair {
  readonly path: JsonPath;
  readonly from: string;
  readonly to: string;
  readonly machine: unknown;
}

/** All pairs within a value. */
function listPairs(value: JsonValue | undefined, path: JsonPath = []): Pair[] {
  if (Array.isArray(value))
    return value.flatMap((inner, index) => listPairs(inner, [...path, index]));
  if (!isRecord(value)) return [];
  const { from, to, machine } = value;
  const own =
    typeof from === 'string' && typeof to === 'string' ? [{ path, from, to, machine }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      listPairs(inner as JsonValue, [...path, key]),
    ),
  ];
}

function parse(text: unknown): JsonValue | undefined {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as JsonValue) : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing for operations that cannot be made: who makes them says why. */
export function markMachine(operations: readonly Operation[], session: SiteSession): Operation[] {
  const site = new SiteEdit(session.root);
  try {
    applyOperations(site, session.world, operations);
  } catch (error) {
    if (error instanceof CannotRun) return [];
    throw error;
  }
  const { fingerprint } = session.world.contract;
  return site.changes().flatMap(({ path: file, before, after }) => {
    const isPairs = file.startsWith(`files/${languagesFolder}`) && isTranslationFile(file);
    if (!isPairs || file.endsWith('.md')) return [];
    const known = new Set(
      listPairs(parse(before)).map(({ from, to }) => JSON.stringify([from, to])),
    );
    return listPairs(parse(after))
      .filter(({ from, to }) => to !== '' && !known.has(JSON.stringify([from, to])))
      .filter(({ to, machine }) => machine !== fingerprint(to))
      .map(({ path, to }): Operation => {
        const value = fingerprint(to);
        return { op: 'set', file, path: [...path, 'machine'], value };
      });
  });
}
