// Mistakes in what a site adds to the engine: its blocks and its style sheet. They are found when these are read, bundled or run.
import type { Rules } from '../rule';

export const codeRules = {
  'block-folder': {
    severity: 'error',
    reach: 'required',
    message: (p) => `The block in ${p.folder} ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Rename the folder, and what is in it.'),
    example: ['A folder blocks/cards: the engine has a block of that name.', 'blocks/our-cards'],
  },
  'block-schema': {
    severity: 'error',
    reach: 'required',
    message: (p) => `The schema of the block "${p.type}" cannot be used: ${p.reason}.`,
    hint: (p) =>
      String(p.remedy ?? 'Write it in JSON Schema draft-07, with the keywords of the engine.'),
    example: [
      'A $ref to "../imge.schema.json", which does not exist.',
      '"$ref": "../image.schema.json"',
    ],
  },
  'block-code': {
    severity: 'error',
    reach: 'required',
    message: (p) => `The code of a block cannot be used: ${p.reason}.`,
    hint: (p) =>
      String(p.remedy ?? 'Fix it there: until then the last version without mistakes stays.'),
    example: ['A component that imports "node:fs".', 'Leave that out: it also runs in browsers.'],
  },
  'block-throws': {
    severity: 'error',
    reach: 'required',
    message: (p) => `The block "${p.type}" at ${p.place} throws: ${p.reason}.`,
    hint: () => 'Make it render everything that its schema allows.',
    example: ['block.note.length, where "note" may be missing.', 'block.note?.length'],
  },
  'block-markup': {
    severity: 'error',
    reach: 'safety',
    message: (p) => `The block "${p.type}" at ${p.place} renders ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Leave it out: the policy of the pages refuses it.'),
    example: [
      'A component that renders <p style={…}>.',
      'A class name, and a rule in its style sheet.',
    ],
  },
  'site-styles': {
    severity: 'error',
    reach: 'required',
    message: (p) => `This style sheet ${p.reason}.`,
    hint: (p) =>
      String(p.remedy ?? 'Fix it there: until then the last version without mistakes stays.'),
    example: ['A theme.css that begins with @import.', 'Write the rules into theme.css itself.'],
  },
} as const satisfies Rules;

export type CodeRule = keyof typeof codeRules;
