// The folder of a collection → the files of its items, each with the id that follows from its name.
import { toId } from '../../content/addresses/to-id';
import type { ParamsOf } from '../catalogue';
import { toContentName } from '../checks/context/file-part';
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

const itemEnding = /\.(?:md|json)$/;

/** Guides and drafts of templates may be next to items. */
const isBeside = (steps: readonly string[]): boolean =>
  steps.some((step) => step.startsWith('_')) || /^readme(?:\.|$)/i.test(steps.at(-1) ?? '');

export const isWithin = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

interface CollectionFolder {
  readonly collection: string;
  readonly folder: string;
}

/** Why a name cannot be an id, and the nearest one that can. */
function explainName(name: string): { readonly reason: string; readonly near?: string } {
  const near = toId(name);
  const reason = /[A-Z]/.test(name)
    ? 'it has capital letters'
    : 'it has more than small letters, digits and single hyphens';
  return { reason, ...(near && { near }) };
}

export function findItemFiles(
  { collection, folder }: CollectionFolder,
  files: SiteSource['files'],
): ItemFiles {
  const items = new Map<string, ItemFile>();
  const paths: string[] = [];
  const findings: RawFinding[] = [];
  for (const [path, { kind }] of files) {
    if (kind !== 'file' || !isWithin(path, folder) || !itemEnding.test(path)) continue;
    const steps = path.slice(folder.length + 1).split('/');
    paths.push(path);
    if (isBeside(steps)) continue;
    const ending = itemEnding.exec(path)?.[0] ?? '';
    const name = (steps.at(-1) ?? '').slice(0, -ending.length);
    const [id, file] = [`${collection}:${name}`, toContentName(path)];
    const place = { file, pointer: '', offset: 0 };
    const other = items.get(id);
    if (!namePattern.test(name)) {
      const { reason, near } = explainName(name);
      const params: ParamsOf<'item-name'> = {
        name: name + ending,
        reason,
        near: near && near + ending,
      };
      findings.push({ code: 'item-name', ...place, params });
    } else if (other)
      findings.push({ code: 'item-twice', ...place, params: { id, other: other.file } });
    else items.set(id, { id, name, path, file, isDocument: ending === '.md' });
  }
  return { items: [...items.values()], paths, findings };
}
