// Whether a visitor can call what is written as a telephone number.

/** Words may say an extension. */
const telephone = /^(\+?[\d\s()./-]+)(?:(?:;ext=|ext\.?|x|#)\s*\d+)?$/i;

/** The number of a country and of a town have fewer digits together: behind more of them, a slash begins another number. */
const wholeNumber = 10;

/** Three digits are enough for an emergency number, and no number has more than 15 behind its "00". */
export function isTelephone(text: string): boolean {
  const [, called = ''] = telephone.exec(text.trim()) ?? [];
  const [start = '', ...others] = called
    .replace(/^00/, '')
    .split('/')
    .map((part) => part.replace(/\D/g, ''));
  const { length } = start + others.join('');
  return length >= 3 && length <= 15 && (others.length === 0 || start.length < wholeNumber);
}
