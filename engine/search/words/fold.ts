// Words as they are written → as they are compared: in small letters, without accents. Builds and browsers share it.

/** Letters that no decomposition takes apart, and those of the Arabic script that people write for one another. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
};

/** Accents, and the marks of Hebrew and Arabic that most people leave out; not those that are vowels of their script. */
const marks =
  /\u00ad|[\u0300-\u036f]|[\u0591-\u05c7]|[\u0610-\u061a]|\u0640|[\u064b-\u065f]|\u0670|[\u200b-\u200f]/g;

const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

// Most texts have no other letters: then there is nothing to decompose.
const plain = /^[ -~\s]*$/;

export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(special, (letter) => letters[letter] ?? letter)
    .normalize('NFC');
}
