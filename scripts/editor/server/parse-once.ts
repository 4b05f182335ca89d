// The parser of documents → one that parses each text once: for who asks for many places of one document.
import type { ParseDocument, ParsedDocument } from '../../../engine/model/document-parser';

/** Its tree is made once as well, for who asks for it. */
function withTree(parsed: ParsedDocument): ParsedDocument {
  let known: { readonly tree: ReturnType<ParsedDocument['tree']> } | undefined;
  return {
    ...parsed,
    tree: () => {
      known ??= { tree: parsed.tree() };
      return known.tree;
    },
  };
}

export function parseOnce(parse: ParseDocument): ParseDocument {
  const known = new Map<string, ParsedDocument>();
  return (text) => {
    const parsed = known.get(text) ?? withTree(parse(text));
    known.set(text, parsed);
    return parsed;
  };
}
