// Mistakes in the words that visitors read: characters, braces and markup that do not show as they were meant.
import { type Rules, rule } from '../rule';

export const wordRules = {
  'lost-character': rule<never, 'word'>({
    severity: 'error',
    reach: 'free',
    message: (p) =>
      p.word === undefined
        ? 'The text contains U+FFFD: a character was lost when it was saved or copied.'
        : `A letter of "${p.word}" was lost: some programs save "?" for letters that they do not know.`,
    hint: (p) =>
      p.word === undefined
        ? 'Write the character that stood here.'
        : 'Write the letter; or a space, if this is the end of a question.',
    example: ['"title": "Rep\\ufffdirs"', '"title": "Repairs"'],
  }),
  'garbled-character': rule<'written' | 'meant'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `"${p.written}" was "${p.meant}" before a program read it as Windows-1252.`,
    hint: (p) => `Write "${p.meant}", and look at the words around it.`,
    example: ['"title": "RepÃ¡irs"', '"title": "Repáirs"'],
  }),
  'hidden-character': rule<'character', 'remedy'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The text contains ${p.character}, which nobody sees.`,
    hint: (p) =>
      String(p.remedy ?? 'Remove it: it can change how the text is read, searched and copied.'),
    example: ['"title": "Rep\\u200bairs"', '"title": "Repairs"'],
  }),
  'foreign-braces': rule<'braces', 'near'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `${p.braces} is how other tools write variables: visitors would read it as it is written.`,
    hint: (p) =>
      p.near
        ? `Did you mean "${p.near}"?`
        : 'Write {name} for a variable, or {{ for a literal brace.',
    example: ['"{{company}} repairs clocks', '"{company} repairs clocks'],
  }),
  'foreign-markup': rule<'markup', 'remedy'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `Visitors would read this as it is written: ${p.markup}.`,
    hint: (p) => String(p.remedy ?? 'Remove the markup.'),
    example: ['"What we <b>repair</b>."', '"What we repair."'],
  }),
  'filler-text': rule<'words'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      /lorem/i.test(String(p.words))
        ? `"${p.words} …" came with a template, and says nothing.`
        : `Visitors would read "${p.words}", which waits to be replaced.`,
    hint: () => 'Write what visitors are to read, or leave it out.',
    example: ['"summary": "Lorem ipsum dolor sit amet."', '"summary": "What we repair."'],
  }),
  'line-break': rule<never, 'remedy'>({
    severity: 'warning',
    reach: 'free',
    message: () => 'This line break is shown as a space.',
    hint: (p) => String(p.remedy ?? 'Write each line as a paragraph or an item of its own.'),
    example: ['"What\\nwe repair."', '"What we repair."'],
  }),
} as const satisfies Rules;
