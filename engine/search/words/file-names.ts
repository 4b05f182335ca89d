/** The length of a name in the lists of a directory. */
export const nameLength = 8;

/** A chunk has this many numbers of pages, as a power of two: those of 8 to 16 pages. */
export const chunkBits = 7;
