/** Bullets that programs for writing put on the clipboard, some of them in fonts of their own: the characters of a class. */
export const typedBullets = '•▪◦‣●∙⁃\\uf020-\\uf0ff';
