// Operations that write translations → further ones, which say that a machine wrote them, as long as no person has read them.
import type { DocumentPart } from '../../engine/generated/manifest';
import { isTranslationFile, languagesFolder } from '../../engine/manifest/language-files';
import type { TranslatedDocument } from '../../engine/manifest/languages/translated-document';
import { isRecord, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { applyOperations } from '../edit/apply-operations';
import { changeSite } from '../edit/change-site';
import type { JsonPath } from '../edit/json-edits';
import type { Operation } from '../edit/operations';
import { SiteEdit } from '../edit/site-edit';
import { readLanguage } from '../edit/translations/read-language';
import { withParts } from '../edit/translations/write-document';
import type { FileChange } from '../journal/exchange-files';
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
  const inner = Object.entries(value).flatMap(([key, member]) =>
    listPairs(member as JsonValue, [...path, key]),
  );
  return [...own, ...inner];
}

function parse(text: unknown): JsonValue | undefined {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as JsonValue) : undefined;
  } catch {
    return undefined;
  }
}

/** The pairs of a file that have other words than before. */
function markPairs({ path: file, before, after }: FileChange, session: SiteSession): Operation[] {
  const { fingerprint } = session.world.contract;
  const toName = ({ from, to }: Pair): string => JSON.stringify([from, to]);
  const known = new Set(listPairs(parse(before)).map(toName));
  return listPairs(parse(after))
    .filter((pair) => pair.to !== '' && !known.has(toName(pair)))
    .filter(({ to, machine }) => machine !== fingerprint(to))
    .map(({ path, to }): Operation => {
      const value = fingerprint(to);
      return { op: 'set', file, path: [...path, 'machine'], value };
    });
}

/** Nothing where nobody knows what the site says. */
function findDocument(
  { path }: FileChange,
  changes: readonly FileChange[],
  session: SiteSession,
): TranslatedDocument | undefined {
  const tag = path.slice(`files/${languagesFolder}`.length).split('/')[0] ?? '';
  const { contract, workspace } = session.world;
  const source =
    changes.length === 0
      ? session.base.source
      : changeSite(session.base.source, changes, workspace);
  try {
    const { documents } = readLanguage(source, contract, { tag, pages: undefined });
    return documents.find(({ file }) => file === path);
  } catch (error) {
    if (error instanceof CannotRun) return undefined;
    throw error;
  }
}

/** The parts of a document that have other words than before. */
function markParts(
  change: FileChange,
  changes: readonly FileChange[],
  session: SiteSession,
): Operation[] {
  const { fingerprint } = session.world.contract;
  const [before, after] = [
    findDocument(change, [], session),
    findDocument(change, changes, session),
  ];
  if (after?.entries === undefined || typeof change.after !== 'string') return [];
  const known = new Set(before?.ownParts.map(({ content }) => fingerprint(content)));
  const parts = after.entries.map((entry, index): DocumentPart => {
    const own = after.findOwn(index);
    const is = own && fingerprint(own.content);
    return is === undefined || entry.is === '' || known.has(is) ? entry : { ...entry, machine: is };
  });
  const text = withParts(change.after, parts);
  return text === change.after ? [] : [{ op: 'write', file: change.path, text }];
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
  const changes = site.changes();
  const own = changes.filter(
    ({ path, after }) =>
      path.startsWith(`files/${languagesFolder}`) && isTranslationFile(path) && after !== undefined,
  );
  return own.flatMap((change) =>
    change.path.endsWith('.md') ? markParts(change, changes, session) : markPairs(change, session),
  );
}
