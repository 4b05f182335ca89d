import type { PageIndex } from '../../content/pages/page-index';
import { toSteps } from '../../content/shape/shape';
import type { ContentItem, Manifest } from '../../generated/manifest';
import type { BlockModules } from '../../model/block-module';
import type { InspectedFile } from '../../model/inspected-file';
import { isRecord } from '../../model/json';
import type { RawFinding, Spot } from '../raw-finding';
import type { LinkText } from './context/link-texts';

/** An entry of files/. */
export interface FileFacts {
  /** Links that lead outside the root, and anything but a regular file, are never published. */
  readonly kind: 'file' | 'outside' | 'special';
}

/** A reference or concept in the manifest or in a content file, with its pointer there. */
export interface Mention {
  readonly file: string;
  readonly kind: string;
  readonly value: unknown;
  readonly pointer: string;
}

/** The input of every check. */
export interface CheckContext {
  /** What findings call the manifest. */
  readonly file: string;
  readonly manifest: Manifest;
  /** Its pages, as in a build without drafts; empty while the manifest has the wrong shape. */
  readonly index: PageIndex;
  /** Whether it has the right shape: otherwise only `parts` may be relied on. */
  readonly shapeIsValid: boolean;
  /** Everything in the manifest and its content files that the shape names, collected once for all checks. */
  readonly mentions: readonly Mention[];
  /** What each type of block says about itself. */
  readonly blocks: BlockModules;
  /** Valid content files by path below files/. */
  readonly contents: ReadonlyMap<string, readonly ContentItem[]>;
  /** The texts of the manifest and of these files that hold a link. */
  readonly linkTexts: readonly LinkText[];
  /** The files to publish under their own names, by path below files/, each with the first place that names it. */
  readonly downloads: ReadonlyMap<string, Spot>;
  readonly files: ReadonlyMap<string, FileFacts>;
  /** What the bytes of a file below files/ are; undefined if they cannot be read. Absent where nobody looks at them. */
  readonly inspect?: ((path: string) => InspectedFile | undefined) | undefined;
  readonly icons: ReadonlySet<string>;
  /** The text of the ledger of addresses, if there is one. */
  readonly ledger: string | undefined;
  /** Some parts of the manifest without the defaults that were filled in. */
  readonly written: unknown;
  /** The variables that a text of the manifest or of a content file names. */
  readonly usedVariables: ReadonlySet<string>;
  /** The year in which the site is published, where that is known. */
  readonly year: number | undefined;
}

export type Check = (context: CheckContext) => readonly RawFinding[];

/** The name of a content file in findings. */
export const toContentName = (path: string): string => `files/${path}`;

/** The member of a value at a pointer. */
export const findMember = (value: unknown, pointer: string): unknown =>
  toSteps(pointer).reduce(
    (holder, step) => (isRecord(holder) && Object.hasOwn(holder, step) ? holder[step] : undefined),
    value,
  );
