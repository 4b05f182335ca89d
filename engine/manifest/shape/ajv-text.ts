// The source of validators as ajv writes it → the same with a limit to its errors, or with none.
import { patchText, type TextPatch } from '../../model/patch-text';

/** The errors kept of one run: a list of a million wrong items is one mistake, and must not fill the memory. */
const maxErrors = 1000;

/** ajv has no limit itself. Errors beyond it are not needed: the value is invalid already. */
const bounds: readonly TextPatch[] = [
  {
    by: 'ajv',
    pattern: /vErrors\.push\((\w+)\);/g,
    replacement: `if (vErrors.length < ${maxErrors}) vErrors.push($1);`,
  },
  {
    by: 'ajv',
    pattern: /vErrors\.concat\((\w+)\.errors\)/g,
    replacement: `(vErrors.length < ${maxErrors} ? vErrors.concat($1.errors) : vErrors)`,
  },
];

export const boundErrors = (source: string): string => bounds.reduce(patchText, source);

/** Errors are counted, not made: they are most of the text, and a valid value has none. */
const counts: readonly TextPatch[] = [
  {
    by: 'ajv',
    pattern:
      /const (err\d+) = \{.*\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g,
    replacement: '',
  },
  {
    by: 'ajv',
    pattern:
      /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;/g,
    replacement: 'errors++;',
  },
  // What a validator is told of the place of its value is for errors alone.
  { by: 'ajv', pattern: /, \{instancePath.*rootData\}\)/g, replacement: ')' },
  { by: 'ajv', pattern: /\(data, \{instancePath="".*\}=\{\}\)/g, replacement: '(data)' },
];

export const withoutErrors = (source: string): string => counts.reduce(patchText, source);
