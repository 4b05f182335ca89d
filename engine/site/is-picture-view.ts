/** Of the shape that the view of a picture has. */
export const isPictureView = (value: Readonly<Record<string, unknown>>): boolean =>
  ['src', 'alt', 'width', 'height'].every((name) => name in value);
