// What git leaves in a text where two versions of it could not be merged.

/** The beginning of the first side or the end of the second, each alone: the marks between may be other things, such as lines under headings. */
export const conflictMark = /^(?:<{7}(?= |\r?$)|>{7} \S+(?: \([^\n]*\))?\r?$)/m;

/** Any of the marks, in a text where no line begins so otherwise: at its beginning, up to the line's end. */
export const conflictLine = /^(?:<{7}|={7}|>{7}|\|{7}).*\n?/m;
