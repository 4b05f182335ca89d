/** `outDir` → `--out-dir`: what an option is called on the command line. */
export const toOption = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
