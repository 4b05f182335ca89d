// What is known of a file below files/ from its bytes. JSON.

/** In CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Code points, the first and the last one. */
export type CharacterRange = readonly [first: number, last: number];

export interface InspectedFile {
  readonly hash: string;
  /** Its length. */
  readonly bytes: number;
  /** The name of its format, such as `png`; `unknown` where its bytes say none. */
  readonly format: string;
  /** Absent where it is not a picture, or does not say how large it is. */
  readonly size?: PictureSize;
  /** Why browsers cannot show it: "it is empty". */
  readonly damage?: string;
  /** What a drawing holds that runs or loads something: "a script". */
  readonly unsafe?: string;
  /** What a font has a glyph for; absent for other files. */
  readonly characters?: readonly CharacterRange[];
}
