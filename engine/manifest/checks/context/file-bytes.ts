import type { InspectedFile } from '../../../model/inspected-file';

/** What files hold besides the texts that the site names: it may change while the site does not. */
export interface FileBytes {
  /** What the bytes of a file below files/ are; undefined if they cannot be read. Absent where nobody looks at them. */
  readonly inspect?: ((path: string) => InspectedFile | undefined) | undefined;
  /** The names of the settings before the text of a document below files/; none where the site has no collections. */
  readonly readMatter: (path: string) => readonly string[];
  /** The number at a pointer as it is written, where it may be meant with a point between thousands; undefined for any other. */
  readonly findWritten: (file: string, pointer: string) => string | undefined;
}
