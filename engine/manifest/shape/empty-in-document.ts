// What is empty in a document → the finding in words of Markdown: the examples of the schema are JSON.
import { isDocument } from '../../content/addresses/text-kind';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { isMatter } from '../site-source';

const concepts: readonly (readonly [pointer: RegExp, concept: string])[] = [
  [/^$/, 'The text of the page'],
  [/\/\$notes\/[^/]*$/, 'The text of the footnote'],
  [/\/link\/text$/, 'The text of the link'],
];

/** `date:` in front matter, with nothing behind it, which YAML calls null. */
function sayEmptyMember(finding: RawFinding, params: ParamsOf<'wrong-type'>): RawFinding {
  const [, member] = /\/([a-z]\w*)$/i.exec(finding.pointer) ?? [];
  if (params.actual !== 'null' || !isMatter(finding.file)) return finding;
  const example = String(params.example ?? '').replace(/^"(.*)"$/, '$1') || undefined;
  const concept = member === undefined ? params.concept : `"${member}"`;
  return { ...finding, code: 'empty-value', params: { concept, example } };
}

/** Every other finding stays as it is. */
export function sayEmptyInDocument(finding: RawFinding): RawFinding {
  const { code, file, params, pointer } = finding;
  if (code === 'wrong-type') return sayEmptyMember(finding, params);
  if (code !== 'empty-value' || !isDocument(file)) return finding;
  if (/\/\$section\/heading$/.test(pointer))
    return { ...finding, code: 'empty-heading', params: {} };
  const [, concept = params.concept] = concepts.find(([place]) => place.test(pointer)) ?? [];
  return { ...finding, params: { concept } };
}
