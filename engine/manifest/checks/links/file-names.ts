// A file that the manifest or a text names → whether it is there, can be used there, and is spelt as it is called.
import { decodeAddress } from '../../../content/addresses/decode-address';
import type { Cause } from '../../raw-finding';
import type { FileFacts, LinkTargets } from '../context/check-context';
import { findUnsafe, type Unfit } from '../files/unfit-files';
import { findNearFile, folder, toLikeness } from './named-files';

/** Why a file of this path cannot be used in its place; undefined for one that can. */
export type Judge = (path: string) => Unfit | undefined;

const withoutEnding = (path: string): string => path.replace(/\.[^./]*$/, '');

/** Where a link leads whose files no site has. */
const linkedTo: Readonly<Partial<Record<FileFacts['kind'], string>>> = {
  outside: 'outside files/',
  lost: 'nowhere',
};

export class FileNames {
  readonly #files: LinkTargets['files'];
  #likeFiles: ReadonlyMap<string, string> | undefined;

  constructor({ files }: LinkTargets) {
    this.#files = files;
  }

  find(path: string, judge: Judge): Cause | undefined {
    const facts = this.#files.get(path);
    const unfit = judge(path);
    // That there are no files at all is one mistake.
    if (this.#files.size === 0 || (facts?.kind === 'file' && unfit === undefined)) return undefined;
    const reasons: Readonly<Record<FileFacts['kind'], Unfit | undefined>> = {
      outside: { reason: 'it leads outside files/' },
      special: { reason: 'it is not a regular file' },
      lost: { reason: 'it is a link that leads nowhere' },
      folder,
      file: unfit,
    };
    const meant = this.#findMeant(path);
    const unsafe = facts ? reasons[facts.kind] : this.#findUnsafe(path, meant);
    if (unsafe !== undefined) return { code: 'unsafe-file', params: { path, ...unsafe } };
    const other = meant ?? this.#findOtherEnding(path);
    const unfitOther = other === undefined ? undefined : judge(other);
    if (other !== undefined && unfitOther !== undefined)
      return { code: 'unsafe-file', params: { path: other, ...unfitOther } };
    const actual = this.#findAlike(path);
    if (actual !== undefined) return { code: 'file-case', params: { path, actual } };
    return { code: 'missing-file', params: { path, near: other ?? this.#findNear(path, judge) } };
  }

  /** The file that other tools find by this path: they encode names, and begin at the site's folder. */
  #findMeant(path: string): string | undefined {
    const spelt = decodeAddress(path).replace(/^(?:\.?\/)*(?:files\/)?/, '');
    return this.#files.has(spelt) ? spelt : undefined;
  }

  /** The file of this name that another program saved. */
  #findOtherEnding(path: string): string | undefined {
    const name = withoutEnding(path);
    for (const known of this.#files.keys()) if (withoutEnding(known) === name) return known;
    return undefined;
  }

  /** One that its place takes. */
  #findNear(path: string, judge: Judge): string | undefined {
    const fit = [...this.#files.keys()].filter((known) => judge(known) === undefined);
    return findNearFile(path, fit);
  }

  /** The file of a name that some file systems take for this one. */
  #findAlike(path: string): string | undefined {
    this.#likeFiles ??= new Map(
      Array.from(this.#files.keys(), (known) => [toLikeness(known), known]),
    );
    return this.#likeFiles.get(toLikeness(path));
  }

  #findUnsafe(path: string, meant: string | undefined): Unfit | undefined {
    if (meant !== undefined) return undefined;
    const start = path.endsWith('/') ? path : `${path}/`;
    for (const name of this.#files.keys()) if (name.startsWith(start)) return folder;
    return this.#findLinkAbove(path) ?? findUnsafe(path);
  }

  /** A folder on the way to it that is a link to one elsewhere: its files are there only for whoever looks. */
  #findLinkAbove(path: string): Unfit | undefined {
    for (const [name, { kind }] of this.#files) {
      const where = linkedTo[kind];
      if (where !== undefined && path.startsWith(`${name}/`))
        return {
          reason: `"${name}" is a link that leads ${where}`,
          remedy: 'Put the folder itself there, not a link.',
        };
    }
    return undefined;
  }
}
