/** The length of a content file, in characters: validation refuses more, and no browser takes more. */
export const maxContentLength = 2_000_000;
