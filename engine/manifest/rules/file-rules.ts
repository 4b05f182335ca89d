// Mistakes of a file as a whole, and of its JSON.
import type { Rules } from '../rule';

export const fileRules = {
  'file-unreadable': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The file cannot be read: ${p.reason}.`,
    hint: () => 'Check that it is a regular file and may be read.',
    example: ['A content file that the system does not let us open.', 'Allow it to be read.'],
  },
  'wrong-encoding': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The file is not UTF-8 text: ${p.reason}.`,
    hint: () => 'Save it as UTF-8 without a byte order mark.',
    example: ['A file saved as "UTF-8 with BOM" or "Unicode".', 'Save it as "UTF-8".'],
  },
  'too-large': {
    severity: 'error',
    reach: 'safe',
    message: (p) => `The file holds ${p.size} ${p.unit}; ${p.limit} are allowed.`,
    hint: () => 'Split it, or move what does not belong here.',
    example: ['A content file with a whole archive in it.', 'A file for each page.'],
  },
  'too-deep': {
    severity: 'error',
    reach: 'safe',
    message: (p) => `Values are nested more than ${p.limit} levels deep.`,
    hint: () => 'Flatten what stands here.',
    example: [`${'['.repeat(64)}"Words."${']'.repeat(64)}`, '"Words."'],
  },
  'not-json': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `This is not valid JSON: ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Mend the syntax here.'),
    example: ['"title": "Repairs",}', '"title": "Repairs"}'],
  },
  'duplicate-key': {
    severity: 'error',
    reach: 'sound',
    message: (p) =>
      `The key "${p.key}" stands twice in this object; only the last one would count.`,
    hint: () => 'Keep one of the two.',
    example: ['"title": "Repair", "title": "Repairs"', '"title": "Repairs"'],
  },
  'not-text': {
    severity: 'error',
    reach: 'safe',
    message: (p) => `The text holds ${p.character}, which no page can show.`,
    hint: () => 'Remove it, or write the character that was meant.',
    example: ['"title": "Re\\u0007pairs"', '"title": "Repairs"'],
  },
} as const satisfies Rules;
