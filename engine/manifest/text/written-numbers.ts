// How numbers are written, where it matters: 29.000 is the same value as 29, and seldom meant so.
import { findExactly, makeGetText } from './place-spots';
import type { PlacedText } from './read-text-file';

/** A point between thousands, as many languages write it. */
const grouped = /(?<![\d.])[1-9]\d{0,2}\.\d{3}(?![\d.])/;

/** Few texts hold such a number: only of these the place of anything is looked for. */
export function makeFindWritten(findText: (file: string) => PlacedText | undefined) {
  const get = (file: string): PlacedText | undefined => {
    const text = findText(file);
    return text && grouped.test(text.text) ? text : undefined;
  };
  const getText = makeGetText({ texts: { get }, variables: {} });
  return (file: string, pointer: string): string | undefined => {
    const text = getText(file);
    const node = findExactly(text, pointer);
    if (text === undefined || node?.type !== 'number') return undefined;
    const written = text.text.slice(node.offset, node.offset + node.length);
    return grouped.exec(written)?.[0] === written ? written : undefined;
  };
}
