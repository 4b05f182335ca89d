// The folder of a collection → the files of its items, each with the id that follows from its name.
import { toId } from '../../content/addresses/to-id';
import type { ParamsOf } from '../catalogue';
import { toContentName } from '../checks/context/file-part';
import { findOtherMarkdown } from '../checks/files/unfit-files';
import type { RawFinding } from '../raw-finding';
import type { RowItem } from '../rows/row-items';
import type { SiteSource } from '../site-source';

export interface ItemFile {
  /** `news:second-saw`. */
  readonly id: string;
  /** `second-saw`. */
  readonly name: string;
  /** Below files/. */
  readonly path: string;
  /** The id of its source. */
  readonly file: string;
  readonly isDocument: boolean;
  /** Of an item that is a row of a data file. */
  readonly row?: RowItem;
}

interface ItemFiles {
  readonly items: readonly ItemFile[];
  /** Everything in the folder but the files of items: paths below files/. */
  readonly paths: readonly string[];
  readonly findings: readonly RawFinding[];
}

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Guides and drafts of templates may be next to items. */
const isBeside = (steps: readonly string[]): boolean =>
  steps.some((step) => step.startsWith('_')) || /^readme(?:\.|$)/i.test(steps.at(-1) ?? '');

export const isWithin = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

interface CollectionFolder {
  readonly collection: string;
  readonly folder: string;
}

const itemEnding = /\.(?:md|json)$/;

interface WrongName {
  readonly reason: string;
  readonly near?: string;
}

/** Why a file cannot be called so, and how it can. */
function explainName(name: string, ending: string): WrongName | undefined {
  const id = toId(name);
  const other = findOtherMarkdown(ending);
  if (other) return { reason: other.reason, ...(id && { near: id + other.path }) };
  if (namePattern.test(name)) return undefined;
  const reason = /[A-Z]/.test(name)
    ? 'it has capital letters'
    : 'it has more than small letters, digits and single hyphens';
  return { reason, ...(id && { near: id + ending }) };
}

export function findItemFiles(
  { collection, folder }: CollectionFolder,
  files: SiteSource['files'],
): ItemFiles {
  const items = new Map<string, ItemFile>();
  const paths: string[] = [];
  const findings: RawFinding[] = [];
  for (const [path, { kind }] of files) {
    if (kind !== 'file' || !isWithin(path, folder)) continue;
    const steps = path.slice(folder.length + 1).split('/');
    const last = steps.at(-1) ?? '';
    if (!itemEnding.test(last) && !findOtherMarkdown(last)) continue;
    paths.push(path);
    if (isBeside(steps)) continue;
    const ending = last.slice(last.lastIndexOf('.'));
    const name = last.slice(0, -ending.length);
    const [id, file] = [`${collection}:${name}`, toContentName(path)];
    const place = { file, pointer: '', offset: 0 };
    const other = items.get(id);
    const wrong = explainName(name, ending);
    if (wrong) {
      const params: ParamsOf<'item-name'> = { name: last, ...wrong };
      findings.push({ code: 'item-name', ...place, params });
    } else if (other)
      findings.push({ code: 'item-twice', ...place, params: { id, other: other.file } });
    else items.set(id, { id, name, path, file, isDocument: ending === '.md' });
  }
  return { items: [...items.values()], paths, findings };
}
