// Mistakes in the bytes of pictures, films and fonts.
import { type Rules, rule } from '../rule';

export const publishedFileRules = {
  'broken-file': rule<'path' | 'reason'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The file "${p.path}" is broken: ${p.reason}.`,
    hint: () => 'Export or copy it again.',
    example: ['A picture whose download was interrupted.', 'Download it again.'],
  }),
  'other-format': rule<'path' | 'expected' | 'actual', 'remedy' | 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The file "${p.path}" is not ${p.expected}: it is ${p.actual}.`,
    hint: (p) => String(p.remedy ?? 'Export or download the file again.'),
    example: ['A PNG picture with the name mark.svg.', 'Name it mark.png.'],
  }),
  'unsafe-drawing': rule<'path' | 'reason'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `The drawing "${p.path}" contains ${p.reason}.`,
    hint: () =>
      'Remove that from the file, or export it as "plain" or "optimised" SVG: drawings must neither run nor load anything.',
    example: ['A drawing with a <script>.', 'The same drawing without it.'],
  }),
  'picture-size': rule<'path', 'size' | 'limit'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      p.size === undefined
        ? `The picture "${p.path}" does not say how large it is.`
        : `The picture "${p.path}" is ${p.size} pixels; the maximum is ${p.limit} per side.`,
    hint: (p) =>
      p.size === undefined
        ? 'Export it again; a drawing needs "width" and "height", or a "viewBox".'
        : 'Make it smaller: no screen shows more than 4,000 pixels.',
    example: ['A drawing without "viewBox", "width" and "height".', 'Add viewBox="0 0 24 24".'],
  }),
  'app-icon-format': rule<'path'>({
    severity: 'error',
    reach: 'free',
    message: (p) => `The app icon "${p.path}" is not a PNG picture.`,
    hint: () =>
      'Export it as PNG, best 180, 192 and 512 pixels wide: home screens show nothing else.',
    example: ['"appIcons": ["mark.svg"]', '"appIcons": ["icon.png"]'],
  }),
  'icon-not-square': rule<'path' | 'size'>({
    severity: 'error',
    reach: 'free',
    message: (p) => `The app icon "${p.path}" is not square, but ${p.size} pixels.`,
    hint: () => 'Make it as wide as it is high: home screens would stretch or cut it.',
    example: ['An app icon of 192 × 120 pixels.', 'One of 192 × 192 pixels.'],
  }),
} as const satisfies Rules;
