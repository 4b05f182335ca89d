// What a site may publish besides its text, by the endings of file names.

const pictures = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;
const films = /\.(?:mp4|webm)$/i;
const fonts = /\.woff2?$/i;
const captions = /\.vtt$/i;

export const isPicture = (path: string): boolean => pictures.test(path);

export const isFilm = (path: string): boolean => films.test(path);

export const isFont = (path: string): boolean => fonts.test(path);

/** A picture, film, its captions, or a font. */
export const isMedia = (path: string): boolean =>
  [pictures, films, fonts, captions].some((endings) => endings.test(path));
