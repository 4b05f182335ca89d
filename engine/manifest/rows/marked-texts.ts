// What was made of rows → its texts that hold a link or emphasis: in them, nothing is a variable.
import { findTexts } from '../../content/shape/find-texts';
import { findEmphasis, holdsLink } from '../../content/text/rich-text';
import type { FoundText } from '../checks/context/file-part';

export const findMarkedTexts = (
  value: unknown,
  { file, pointer }: Pick<FoundText, 'file' | 'pointer'>,
): FoundText[] =>
  findTexts(value, pointer).flatMap(([text, at]) => {
    const emphasis = findEmphasis(text);
    return emphasis !== undefined || holdsLink(text) ? [{ file, pointer: at, text, emphasis }] : [];
  });
