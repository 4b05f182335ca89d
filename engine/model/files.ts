import type { PictureSize } from './inspected-file';

/** A picture in another width, and its path in the output. */
export interface Variant {
  readonly place: string;
  readonly width: number;
}

/** Facts about the files below files/, by path relative to it. */
export interface Files {
  readonly sizeOf: (path: string) => PictureSize;
  /** The length of a file. */
  readonly bytesOf: (path: string) => number;
  /** The path of a file in the output. */
  readonly placeOf: (path: string) => string;
  /** Other widths of a picture, narrow to wide; absent where none are made. */
  readonly variantsOf?: (path: string) => readonly Variant[];
  /** The same in AVIF; none where that is hardly smaller. */
  readonly smallerOf?: (path: string) => readonly Variant[];
}
