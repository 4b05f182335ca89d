// Pages whose text is a document: what their front matter says, and how it is written.
import type { ParseDocument } from '../../engine/model/document-parser';
import { isRecord } from '../../engine/model/json';
import type { SiteEdit } from './site-edit';

/** Words that YAML reads as words, with nothing that it reads as anything else. */
const plain = /^(?!(?:true|false|null)$)\p{L}[\p{L}\p{N} .,;!?()'’–-]*(?<! )$/iu;

export const toScalar = (words: string): string =>
  plain.test(words) ? words : JSON.stringify(words);

/** Members of a page as they stand before the text of its document. */
export const toFrontMatter = (members: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(members).map(([name, words]) => `${name}: ${toScalar(words)}\n`);
  return `---\n${lines.join('')}---\n`;
};

/** The entry of a page with what its document says of it; what cannot be read says nothing. */
export function withDocument<Entry extends { readonly document?: unknown }>(
  site: SiteEdit,
  parse: ParseDocument,
  entry: Entry,
): Entry {
  const { document } = entry;
  const text = typeof document === 'string' ? site.read(`files/${document}`) : undefined;
  const said = text === undefined ? undefined : parse(text).matter?.value;
  return isRecord(said) ? { ...said, ...entry } : entry;
}
