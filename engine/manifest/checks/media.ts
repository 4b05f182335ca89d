// What a site may publish besides its text, by the endings of file names.

const pictures = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;
const others = /\.(?:mp4|webm|vtt|woff2?)$/i;

export const isPicture = (path: string): boolean => pictures.test(path);

/** A picture, film, its captions, or a font. */
export const isMedia = (path: string): boolean => isPicture(path) || others.test(path);
