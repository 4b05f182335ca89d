// JSON from outside → operations, or what is wrong with it, and where.
import { compileValidator } from '../../engine/manifest/shape/compile-validators';
import { toShapeFindings } from '../../engine/manifest/shape/shape-findings';
import { locate } from '../../engine/manifest/text/locate';
import { readJsonText, type TextFile } from '../../engine/manifest/text/read-text-file';
import type { Finding } from '../../engine/model/finding';
import type { Operation } from './operations';
import schema from './operations.schema.json';

interface ReadOperations {
  /** Empty where something is wrong. */
  readonly operations: readonly Operation[];
  readonly findings: readonly Finding[];
  /** Where an operation begins: its line, from 1. */
  readonly findLine: (index: number) => number;
}

function findLine({ text, tree }: TextFile, index: number): number {
  const offset = tree()?.children?.[index]?.offset ?? 0;
  return text.slice(0, offset).split('\n').length;
}

/** `file` is what findings call it. */
export function readOperations(file: string, text: string): ReadOperations {
  const read = readJsonText({ file, text: { text } });
  const validate = compileValidator(schema);
  const isValid = read.value !== undefined && validate(read.value);
  const raw =
    isValid || read.findings.length > 0
      ? read.findings
      : toShapeFindings(file, validate.errors ?? []);
  const findings = locate(raw, { manifest: file, texts: new Map([[file, read]]), variables: {} });
  return {
    operations: findings.length > 0 ? [] : (read.value as readonly Operation[]),
    findings,
    findLine: (index) => findLine(read, index),
  };
}
