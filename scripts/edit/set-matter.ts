// A value in the front matter of a document → the edit that writes another text there, quoted only where YAML needs it.
import { isMap, isScalar, type Node, parseDocument, stringify } from 'yaml';
import { toSteps } from '../../engine/content/shape/shape';
import { findFrontMatter } from '../../engine/manifest/document/front-matter';
import { CannotRun } from '../command/cannot-run';
import type { Operation } from './operations';

interface MatterChange {
  readonly file: string;
  /** That of the whole document. */
  readonly text: string;
  readonly pointer: string;
  readonly words: string;
}

/** One line. */
const toScalar = (words: string): string =>
  stringify(words.replace(/\s+/g, ' ').trim(), { lineWidth: 0 }).trimEnd();

/** @throws CannotRun where the document has no front matter, or no place for it there. */
export function setMatter({ file, text, pointer, words }: MatterChange): Operation {
  const matter = findFrontMatter(text);
  if (matter === undefined) throw new CannotRun(`${file} has no front matter.`);
  const document = parseDocument(matter.yaml, { keepSourceTokens: true });
  const steps = toSteps(pointer);
  const node = document.getIn(steps, true) as Node | undefined;
  if (isScalar(node) && node.range) {
    const [start, end] = node.range;
    // A text of several lines ends with its last line break.
    const ending = matter.yaml[end - 1] === '\n' ? '\n' : '';
    const edit = {
      offset: matter.offset + start,
      length: end - start,
      text: toScalar(words) + ending,
    };
    return { op: 'edit', file, edits: [edit] };
  }
  const [name, ...deeper] = steps;
  if (name === undefined || deeper.length > 0 || node !== undefined || !isMap(document.contents))
    throw new CannotRun(`In ${file}, ${pointer} cannot be written alone. Edit it as a text.`);
  const breaks = matter.yaml === '' || matter.yaml.endsWith('\n') ? '' : '\n';
  const edit = {
    offset: matter.offset + matter.yaml.length,
    length: 0,
    text: `${breaks}${name}: ${toScalar(words)}\n`,
  };
  return { op: 'edit', file, edits: [edit] };
}
