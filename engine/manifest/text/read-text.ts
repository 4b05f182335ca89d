// The text of a file → its value, by the ending of its name: JSON, or the items of a document with their places.
import { isDocument } from '../../content/document-files';
import { maxContentLength } from '../../content/limits';
import type { ParseDocument, SourceNode } from '../../model/document-parser';
import type { Code } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import type { FileText } from '../site-source';
import { findReorderedKeys } from './find-reordered-keys';
import { findUnreadable } from './find-unreadable';
import { parseJson } from './parse-json';

interface TextFile extends FileText {
  readonly file: string;
  readonly maxLength?: number | undefined;
}

interface ReadText {
  /** Undefined where the text has none. */
  readonly value: unknown;
  /** Of a document alone: the places in JSON are found when they are needed. */
  readonly tree?: SourceNode | undefined;
  readonly findings: readonly RawFinding[];
}

function readDocument(
  { file, text, maxLength = maxContentLength }: TextFile,
  parse: ParseDocument,
): ReadText {
  const unreadable = findUnreadable(file, text, maxLength);
  if (unreadable) return { value: undefined, findings: [unreadable] };
  const { value, tree, mistakes } = parse(text);
  const findings = mistakes.map(
    // The codes are those that the parser reports: they are all in the catalogue.
    ({ code, ...mistake }): RawFinding => ({ code: code as Code, file, pointer: '', ...mistake }),
  );
  return { value, tree, findings };
}

export function readText(read: TextFile, parse: ParseDocument): ReadText {
  const { broken, file, text, maxLength } = read;
  if (broken) {
    const { offset, reason } = broken;
    const finding = {
      code: 'wrong-encoding',
      file,
      pointer: '',
      offset,
      params: { reason },
    } as const;
    return { value: undefined, findings: [finding] };
  }
  return isDocument(file) ? readDocument(read, parse) : parseJson(file, text, maxLength);
}

/** The keys that browsers would parse in another order; a document is published with its order. */
export const findMoved = (file: string, text: string): readonly RawFinding[] =>
  isDocument(file) ? [] : findReorderedKeys(file, text);
