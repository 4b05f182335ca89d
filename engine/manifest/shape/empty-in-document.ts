// What is empty in a document → the finding in words of Markdown: the examples of the schema are JSON.
import { isDocument } from '../../content/addresses/text-kind';
import type { RawFinding } from '../raw-finding';

const concepts: readonly (readonly [pointer: RegExp, concept: string])[] = [
  [/^$/, 'The text of the page'],
  [/\/\$notes\/[^/]*$/, 'The text of the footnote'],
  [/\/link\/text$/, 'The text of the link'],
];

/** Every other finding stays as it is. */
export function sayEmptyInDocument(finding: RawFinding): RawFinding {
  const { code, file, params, pointer } = finding;
  if (code !== 'empty-value' || !isDocument(file)) return finding;
  if (/\/\$section\/heading$/.test(pointer))
    return { ...finding, code: 'empty-heading', params: {} };
  const [, concept = params.concept] = concepts.find(([place]) => place.test(pointer)) ?? [];
  return { ...finding, params: { concept } };
}
