// A site with former names of members → the same with their present names, in its manifest and in the front matter of pages.
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { isDocument } from '../../engine/content/addresses/text-kind';
import { toLanguageFile } from '../../engine/manifest/language-files';
import { type Rename, renameFormer } from '../../engine/manifest/text/former-names';
import type { Contract } from '../../engine/model/contract';
import { isRecord } from '../../engine/model/json';
import type { Edit } from '../edit/edits';
import { getManifest } from '../edit/page-edits';
import type { SiteEdit } from '../edit/site-edit';
import { toJsonPath } from '../edit/to-json-path';
import { manifestFile } from '../journal/site-paths';

type Of = Pick<Contract, 'shape' | 'parseDocument'>;

const toSentence = ({ former, name }: Rename): string => `"${former}" is called "${name}" now.`;

function renameInManifest(site: SiteEdit, { shape }: Of): Rename[] {
  const file = manifestFile;
  const manifest = getManifest(site);
  const renames = renameFormer(shape, 'manifest', manifest);
  for (const { pointer, former, name, isDouble } of renames) {
    const path = [...toJsonPath(pointer, manifest), former];
    if (isDouble) site.apply({ op: 'unset', file, path });
    else site.apply({ op: 'rename key', file, path, key: name });
  }
  return renames;
}

/** What takes a member away, where its lines hold nothing else. */
function toLines(text: string, { offset, length, children = [] }: Node): Edit[] {
  const value = children[1] ?? { offset, length };
  const last = offset + text.slice(offset, value.offset + value.length).trimEnd().length;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', last) + 1;
  const around = text.slice(start, offset) + text.slice(last, end);
  if (end === 0 || around.trim() !== '') return [];
  return [{ offset: start, length: end - start, text: '' }];
}

/** What gives a member of front matter its present name. Where it has both, the former goes. */
function toEdits(text: string, member: Node, { name, isDouble }: Rename): Edit[] {
  const [key] = member.children ?? [];
  if (isDouble) return toLines(text, member);
  return key === undefined ? [] : [{ offset: key.offset, length: key.length, text: name }];
}

function renameInDocument(site: SiteEdit, file: string, { shape, parseDocument }: Of): Rename[] {
  const parse = () => parseDocument(site.read(file) ?? '');
  const { matter, mistakes } = parse();
  if (!isRecord(matter?.value) || matter.mistakes.length > 0 || mistakes.length > 0) return [];
  const value: unknown = JSON.parse(JSON.stringify(matter.value));
  return renameFormer(shape, 'page', value).filter((rename) => {
    const tree = parse().matterTree?.() as Node | undefined;
    const path = [...toJsonPath(rename.pointer, value), rename.former];
    const member = tree && findNodeAtLocation(tree, path)?.parent;
    const edits = member ? toEdits(site.get(file), member, rename) : [];
    if (edits.length > 0) site.apply({ op: 'edit', file, edits });
    return edits.length > 0;
  });
}

/** The documents that pages name, each once, and the same in other languages. */
function listDocuments(site: SiteEdit): Set<string> {
  const { pages, languages } = getManifest(site);
  const tags = Object.keys(isRecord(languages) ? languages : {});
  return new Set(
    Object.values(isRecord(pages) ? pages : {}).flatMap((entry) => {
      const path = isRecord(entry) ? entry.document : undefined;
      if (typeof path !== 'string' || !isDocument(path)) return [];
      const translated = tags.map((tag) => toLanguageFile(tag, { kind: 'content', path }));
      return [`files/${path}`, ...translated];
    }),
  );
}

/** Returns what was renamed, each as a sentence. */
export const renameDeprecated = (site: SiteEdit, of: Of): string[] =>
  [
    ...renameInManifest(site, of),
    ...[...listDocuments(site)].flatMap((file) => renameInDocument(site, file, of)),
  ].map(toSentence);
