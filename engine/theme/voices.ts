// The fonts of a theme → what they say besides their faces: the voice of labels, axes and features.
import type { Font } from '../generated/manifest';
import type { Theme } from '../model/theme';
import { neutral } from './neutral';

const voices = ['text', 'display', 'label'] as const;

type Voice = (typeof voices)[number];

const findFont = ({ displayFont, labelFont, textFont }: Theme, voice: Voice): Font | undefined =>
  ({ text: textFont, display: displayFont ?? textFont, label: labelFont ?? textFont })[voice];

const toAxes = ({ axes = {} }: Font): string =>
  Object.entries(axes)
    .map(([tag, value]) => `"${tag}" ${value}`)
    .join(',');

/** "zero 0" turns a feature off. */
const toFeatures = ({ features = [] }: Font): string =>
  features
    .map((feature) => {
      const [tag, value] = feature.split(' ');
      return value === undefined ? `"${tag}"` : `"${tag}" ${value}`;
    })
    .join(',');

/** By the name of the custom property. */
export const toVoices = (theme: Theme): Readonly<Record<string, string>> =>
  Object.fromEntries(
    voices.flatMap((voice) => {
      const font = findFont(theme, voice);
      return [
        [`--${voice}-axes`, (font && toAxes(font)) || 'normal'],
        [`--${voice}-features`, (font && toFeatures(font)) || 'normal'],
      ];
    }),
  );

const hasSettings = (font: Font | undefined): boolean =>
  font?.axes !== undefined || font?.features !== undefined;

/** Which further sheets a theme needs for its fonts, as `listAxisSheets` takes them. */
export function findVoiceSheets(theme: Theme): { labels?: 'set'; fonts?: 'set' } {
  const { displayFont, labelFont, textFont, type } = theme;
  const { case: written, size, tracking } = neutral.type.labels;
  const { labels } = type;
  const areSet =
    labelFont !== undefined ||
    labels.case !== written ||
    labels.size !== size ||
    labels.tracking !== tracking;
  return {
    ...(areSet && { labels: 'set' }),
    ...([displayFont, textFont].some(hasSettings) && { fonts: 'set' }),
  };
}
