// JSON from outside → operations, or what is wrong with it, and where; files that they name are read.
import { resolve } from 'node:path';
import type { RawFinding } from '../../engine/manifest/raw-finding';
import { compileValidator } from '../../engine/manifest/shape/compile-validators';
import { toShapeFindings } from '../../engine/manifest/shape/shape-findings';
import { locate } from '../../engine/manifest/text/locate';
import { readJsonText, type TextFile } from '../../engine/manifest/text/read-text-file';
import type { Finding } from '../../engine/model/finding';
import { CannotRun, explainSystemError } from '../command/cannot-run';
import { codeOf } from '../files/code-of';
import { decode, readBytes } from '../source/read-text';
import { RefusedOperation } from './apply-operations';
import type { Operation, PutFrom } from './operations';
import schema from './operations.schema.json';
import { checkPut } from './refuse-operation';

type GivenOperation = Operation | PutFrom;

interface ReadOperations {
  /** Empty where something is wrong. */
  readonly operations: readonly GivenOperation[];
  readonly findings: readonly Finding[];
  /** Where an operation begins: its line, from 1. */
  readonly findLine: (index: number) => number;
}

function findLine({ text, tree }: TextFile, index: number): number {
  const offset = tree()?.children?.[index]?.offset ?? 0;
  return text.slice(0, offset).split('\n').length;
}

const listRemedy =
  'Write a list of operations, such as [{ "op": "page move", "id": "about", "path": "/about" }].';

const isList = (text: string): boolean => /^\s*[[{]/.test(text);

const askForList = (finding: RawFinding): RawFinding =>
  finding.code === 'not-json'
    ? { ...finding, params: { ...finding.params, remedy: listRemedy } }
    : finding;

/** `file` is what findings call it; what is given as bytes may be no text. */
export function readOperations(file: string, given: string | Buffer): ReadOperations {
  const decoded = typeof given === 'string' ? { text: given } : decode(given);
  const read = readJsonText({ file, text: decoded });
  const validate = compileValidator(schema);
  const isValid = read.value !== undefined && validate(read.value);
  const raw =
    isValid || read.findings.length > 0
      ? read.findings.map((finding) => (isList(decoded.text) ? finding : askForList(finding)))
      : toShapeFindings(file, validate.errors ?? []);
  const findings = locate(raw, { manifest: file, texts: new Map([[file, read]]), variables: {} });
  return {
    operations: findings.length > 0 ? [] : (read.value as readonly GivenOperation[]),
    findings,
    findLine: (index) => findLine(read, index),
  };
}

const decodeFile = (operation: PutFrom, index: number, folder: string): Operation => {
  const { op, file, from } = operation;
  try {
    checkPut(operation);
    const bytes = readBytes(resolve(folder, from));
    if (typeof bytes !== 'string') return { op, file, base64: bytes.toString('base64') };
    throw new CannotRun(`${from} cannot be read: ${bytes}. Name a file.`);
  } catch (error) {
    const isGone = codeOf(error) === 'ENOENT';
    const message = isGone
      ? `There is no ${from} in ${folder}.`
      : (explainSystemError(error) ?? (error as Error)).message;
    throw new RefusedOperation(index, message);
  }
};

/**
 * The operations with the bytes of the files that they name: no caller but a command reads any.
 * @throws RefusedOperation for one that cannot be read.
 */
export const readPutFiles = (operations: readonly GivenOperation[], folder: string): Operation[] =>
  operations.map((operation, index) =>
    operation.op === 'put' && 'from' in operation
      ? decodeFile(operation, index, folder)
      : operation,
  );
