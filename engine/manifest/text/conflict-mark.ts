// What git leaves in a text where two versions of it could not be merged.

/** The beginning of the first side, alone: the marks between and below may be other things, such as lines under headings. */
export const conflictMark = /^<{7}(?= |\r?$)/m;
