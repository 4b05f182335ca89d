// The text of a file → a value whose parts can be merged, and back; what is not touched stays as it is written.
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import { readJsonText } from '../../engine/manifest/text/read-text-file';
import type { JsonValue } from '../../engine/model/json';
import type { JsonPath } from '../edit/json-edits';
import { JsonText } from '../edit/json-edits';
import { joinDocument, splitDocument } from './document-parts';
import { isSame } from './match-items';
import { joinRows, splitRows } from './rows';
import { writeValue } from './write-value';

export interface TextForm {
  /** What a file without anything in it says. */
  readonly empty: JsonValue;
  /** Undefined for a text that is not of this form. */
  readonly read: (text: string) => JsonValue | undefined;
  /** The text that says it, like those that it came of; the first is the one that is changed. */
  readonly write: (value: JsonValue, texts: readonly [string, ...string[]]) => string;
  /** The line of a value, from 1. */
  readonly findLine: (text: string, path: JsonPath, value: unknown) => number;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Where a part stands that is kept as it is written. */
const findPart = (text: string, _: JsonPath, value: unknown): number =>
  lineAt(text, typeof value === 'string' ? Math.max(0, text.indexOf(value)) : 0);

function findJsonLine(text: string, path: JsonPath): number {
  const json = new JsonText(text);
  for (let end = path.length; end > 0; end -= 1) {
    const node = json.find(path.slice(0, end));
    if (node !== undefined) return lineAt(text, node.offset);
  }
  return 1;
}

function readJson(file: string, text: string): JsonValue | undefined {
  const { value, findings } = readJsonText({ file, text: { text } });
  return findings.length > 0 ? undefined : (value as JsonValue | undefined);
}

const toJsonForm = (file: string): TextForm => ({
  empty: {},
  read: (text) => readJson(file, text),
  write: (value, [text]) => writeValue(file, text, value),
  findLine: findJsonLine,
});

/** Only what can be written again is taken apart. */
const exactly =
  (split: (text: string) => JsonValue, join: TextForm['write']): TextForm['read'] =>
  (text) => {
    const value = split(text);
    return isSame(split(join(value, [text])), value) ? value : undefined;
  };

const documentForm: TextForm = {
  empty: { matter: {}, parts: [] },
  read: exactly(splitDocument, joinDocument),
  write: joinDocument,
  findLine: findPart,
};

/** Rows are known by their first field, addresses of the ledger by themselves. */
const toRowForm = (field: RegExp): TextForm => ({
  empty: [],
  read: exactly((text) => splitRows(text, field), joinRows),
  write: joinRows,
  findLine: findPart,
});

const csv = toRowForm(/^(?:"(?:[^"]|"")*"|[^,;\t]*)/);
const ledger = toRowForm(/^\S+/);

/** Undefined for a file that has no parts. */
export function findTextForm(file: string): TextForm | undefined {
  if (file === ledgerFile) return ledger;
  if (file.endsWith('.csv')) return csv;
  if (file.endsWith('.md')) return documentForm;
  return /\.(?:json|txt)$/.test(file) ? toJsonForm(file) : undefined;
}
