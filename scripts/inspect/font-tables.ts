// A font in WOFF2 → its tables, as far as nothing has to be put together again (https://www.w3.org/TR/WOFF2/).

/** The tags that a directory names by their place in this list. */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?= |$)/g) as readonly string[];

const headerLength = 48;

export interface FontTable {
  readonly data: DataView;
  /** Whether it is stored in the form that compresses better. */
  readonly transformed: boolean;
}

class Directory {
  readonly #bytes: Uint8Array;
  #at = headerLength;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get end(): number {
    return this.#at;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  /** UIntBase128: seven bits a byte, the last one without the eighth. */
  number(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const next = this.byte();
      value = value * 128 + (next & 127);
      if (next < 128) break;
    }
    return value;
  }

  tag(): string {
    return String.fromCharCode(this.byte(), this.byte(), this.byte(), this.byte());
  }
}

/** By tag; undefined where the bytes are not a font of that kind. */
export function readFontTables(bytes: Uint8Array): ReadonlyMap<string, FontTable> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerLength || view.getUint32(0) !== 0x774f4632) return undefined;
  const directory = new Directory(bytes);
  const entries = Array.from({ length: view.getUint16(12) }, () => {
    const flags = directory.byte();
    const tag = (flags & 63) === 63 ? directory.tag() : (knownTags[flags & 63] ?? '');
    const own = directory.number();
    const isOutline = tag === 'glyf' || tag === 'loca';
    const transformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, transformed, length: transformed ? directory.number() : own };
  });
  const packed = bytes.subarray(directory.end, directory.end + view.getUint32(20));
  // Loaded for the first font that nobody has looked at yet.
  const { brotliDecompressSync } = process.getBuiltinModule('node:zlib');
  const { buffer, byteOffset, length: size } = brotliDecompressSync(packed);
  let at = 0;
  return new Map(
    entries.map(({ tag, transformed, length }) => {
      const start = Math.min(at, size);
      at += length;
      const data = new DataView(buffer, byteOffset + start, Math.min(length, size - start));
      return [tag, { data, transformed }] as const;
    }),
  );
}
