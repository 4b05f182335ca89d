// The weights of fonts are those that style sheets know.

import type { Font } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { FilePart } from '../context/file-part';

/** https://www.w3.org/TR/css-fonts-4/#font-weight-prop */
const maxWeight = 1000;

/** A weight, or the lightest and the heaviest. */
function isWeight(text: string): boolean {
  const weights = text.split(' ').map(Number);
  const [first = 0, last = first] = weights;
  return weights.every((weight) => weight >= 1 && weight <= maxWeight) && first <= last;
}

export const checkFonts = ({ file, mentions }: FilePart): readonly RawFinding[] =>
  mentions.flatMap(({ kind, value, pointer }): RawFinding[] => {
    if (kind !== 'font') return [];
    const { weight, weights = [] } = value as Font;
    const written = [
      ...(weight === undefined ? [] : [{ text: weight, at: `${pointer}/weight` }]),
      ...weights.map(({ weight: text }, index) => ({
        text,
        at: `${pointer}/weights/${index}/weight`,
      })),
    ];
    return written.flatMap(({ text, at }): RawFinding[] => {
      if (isWeight(text)) return [];
      const params: ParamsOf<'wrong-format'> = {
        concept: '"Weight"',
        value: JSON.stringify(text),
        description: `A weight is a number from 1 to ${maxWeight}; of two, the lighter one comes first.`,
        example: '"200 800"',
      };
      return [{ code: 'wrong-format', file, pointer: at, params }];
    });
  });
