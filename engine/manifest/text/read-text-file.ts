// The text of a file → its kind, its value, and where everything in it stands. Whoever reads a text of a site asks here.
import { parseTree } from 'jsonc-parser';
import { findTextKind, type TextKind } from '../../content/addresses/text-kind';
import { maxContentLength } from '../../content/items/limits';
import type { ParseDocument, SourceNode } from '../../model/document-parser';
import { invariant } from '../../model/invariant';
import { type Code, catalogue } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import type { FileText } from '../site-source';
import { findReorderedKeys } from './find-reordered-keys';
import { findUnreadable } from './find-unreadable';
import { parseJson } from './parse-json';

/** A text in which positions can be found. */
export interface PlacedText {
  readonly text: string;
  /** Where everything in its value stands. Called only for a finding: it takes ten times as long as the value. */
  readonly tree: () => SourceNode | undefined;
}

interface ReadText extends Pick<PlacedText, 'tree'> {
  /** Undefined where the text has none. */
  readonly value: unknown;
  readonly findings: readonly RawFinding[];
}

export interface TextFile extends PlacedText, ReadText {
  readonly kind: TextKind;
}

type Read = (file: string, text: string) => ReadText;

const noTree = (): undefined => undefined;

/** A text in which places are known by their offsets alone. */
export const toPlacedText = (text: string): PlacedText => ({ text, tree: noTree });

const refuse = (finding: RawFinding): ReadText => ({
  value: undefined,
  findings: [finding],
  tree: noTree,
});

function parsePlaces(text: string): SourceNode | undefined {
  try {
    return parseTree(text, [], { disallowComments: true });
  } catch {
    return undefined;
  }
}

const readJson = (file: string, text: string, maxLength?: number): ReadText => ({
  ...parseJson(file, text, maxLength),
  tree: () => parsePlaces(text),
});

/** Browsers parse the same text: the order has to be safe in the text itself. */
function readItems(file: string, text: string): ReadText {
  const read = readJson(file, text, maxContentLength);
  if (read.value === undefined) return read;
  return { ...read, findings: [...read.findings, ...findReorderedKeys(file, text)] };
}

function getCode(code: string): Code {
  invariant(Object.hasOwn(catalogue, code), `the catalogue has "${code}"`);
  return code as Code;
}

const makeReadDocument =
  (parse: ParseDocument): Read =>
  (file, text) => {
    const unreadable = findUnreadable(file, text, maxContentLength);
    if (unreadable) return refuse(unreadable);
    const { value, tree, mistakes } = parse(text);
    const findings = mistakes.map(
      ({ code, ...mistake }): RawFinding => ({
        code: getCode(code),
        file,
        pointer: '',
        ...mistake,
      }),
    );
    return { value, findings, tree };
  };

/** `file` is what findings call it. */
type NamedText = FileText & { readonly file: string };

function readAs(kind: TextKind, { file, text, broken }: NamedText, read: Read): TextFile {
  if (broken === undefined) return { kind, text, ...read(file, text) };
  const { offset, reason } = broken;
  const place = { file, pointer: '', offset };
  return { kind, text, ...refuse({ code: 'wrong-encoding', ...place, params: { reason } }) };
}

/** A text that is JSON, whatever its name. */
export const readJsonText = (text: NamedText): TextFile => readAs('json', text, readJson);

/** A text of pages, by the ending of its name. */
export function readTextFile(text: NamedText, parse: ParseDocument): TextFile {
  const kind = findTextKind(text.file) ?? 'json';
  const reads: Readonly<Record<TextKind, Read>> = {
    json: readItems,
    document: makeReadDocument(parse),
  };
  return readAs(kind, text, reads[kind]);
}
