// Mistakes that the schemas find: fields, types, formats, ranges.
import { meant, type Rules, rule } from '../rule';

export const shapeRules = {
  'unknown-version': rule<'value' | 'expected'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `The manifest has version ${p.value}; this engine reads versions up to ${p.expected}.`,
    hint: (p) => `Update the engine if the manifest is newer, or write "version": ${p.expected}.`,
    example: ['"version": 3', '"version": 2'],
  }),
  'older-version': rule<'value' | 'expected'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The manifest has version ${p.value}; the present one is ${p.expected}.`,
    hint: () => 'Run the command `migrate`, which changes what has changed since then.',
    example: ['"version": 1', '"version": 2'],
  }),
  deprecated: rule<'former' | 'name'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `"${p.former}" is called "${p.name}" now.`,
    hint: () =>
      'Run the command `migrate`, which renames it. It will not be understood in the next version of the manifest.',
    example: ['"slides": "upper"', '"slideCase": "upper"'],
  }),
  'missing-field': rule<'concept' | 'fields', 'description'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} is missing ${p.fields}.`,
    hint: (p) => (p.description ? `Add ${p.fields}: ${p.description}` : `Add ${p.fields}.`),
    example: [
      '{ "path": "/repairs", "title"',
      '{ "path": "/repairs", "summary": "What we repair.", "title"',
    ],
  }),
  'unknown-field': rule<'concept' | 'field', 'known' | 'near' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} has no field "${p.field}".`,
    hint: (p) => String(p.remedy ?? meant(p, p.known ? `Known fields: ${p.known}.` : 'Remove it.')),
    example: ['"sumary": "What we repair."', '"summary": "What we repair."'],
  }),
  'wrong-type': rule<'concept' | 'expected' | 'actual', 'example' | 'form' | 'near' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} must be ${p.expected}, not ${p.actual}.`,
    hint: (p) => {
      if (p.remedy) return String(p.remedy);
      if (p.near) return `Write ${p.near}.`;
      return p.example ? `For example: ${p.example}` : `Write ${p.form ?? p.expected} here.`;
    },
    example: ['"radius": "8"', '"radius": 8'],
  }),
  'not-allowed': rule<'concept' | 'value' | 'allowed', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} cannot be ${p.value}.`,
    hint: (p) => meant(p, `Use one of: ${p.allowed}.`),
    example: ['"layout": "artikle"', '"layout": "article"'],
  }),
  'unknown-type': rule<'concept' | 'value' | 'allowed', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no ${p.concept} of type "${p.value}".`,
    hint: (p) => meant(p, `Known types: ${p.allowed}.`),
    example: ['"type": "contnt"', '"type": "content"'],
  }),
  'wrong-format': rule<'concept' | 'value', 'description' | 'example' | 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} has the wrong format: ${p.value}.`,
    hint: (p) => `${p.description ?? ''}${p.example ? ` For example: ${p.example}` : ''}`.trim(),
    example: ['"accent": "amber"', '"accent": "#1d4f91"'],
  }),
  'empty-value': rule<'concept', 'example' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} is empty.`,
    hint: (p) =>
      String(
        p.remedy ??
          (p.example ? `Fill it in, for example: ${p.example}` : 'Fill it in or remove it.'),
      ),
    example: ['"title": ""', '"title": "Repairs"'],
  }),
  'too-long': rule<'concept' | 'actual' | 'unit' | 'limit'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} has ${p.actual} ${p.unit}; the maximum is ${p.limit}.`,
    hint: () => 'Shorten it.',
    example: [`"label": "${'Repairs and '.repeat(8)}more"`, '"label": "Repairs"'],
  }),
  'too-few': rule<'concept' | 'actual' | 'limit'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `${p.concept} has ${p.actual} item${p.actual === 1 ? '' : 's'}; the minimum is ${p.limit}.`,
    hint: () => 'Add what is missing, or use something else for so few.',
    example: [
      '[{ "label": "Wall", "items": ["By hand."] }]',
      '[{ "label": "Wall", "items": ["By hand."] }, { "label": "Watch", "items": ["By post."] }, { "label": "Tower", "items": ["On site."] }]',
    ],
  }),
  'out-of-range': rule<'concept' | 'value' | 'range', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} is ${p.value}, but must be ${p.range}.`,
    hint: (p) => String(p.remedy ?? `Use a number that is ${p.range}.`),
    example: ['"headerHeight": 6400', '"headerHeight": 64'],
  }),
  'repeated-item': rule<'value'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.value} is in this list twice.`,
    hint: () => 'Remove one of the two, or write what was meant in its place.',
    example: ['["saturday", "saturday"]', '["saturday", "sunday"]'],
  }),
  'wrong-name': rule<'name' | 'pattern', 'near' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `"${p.name}" cannot be used as a name here.`,
    hint: (p) => String(p.remedy ?? `${p.near ? `Write "${p.near}":` : 'Use'} ${p.pattern}.`),
    example: ['"Price_List": {', '"price-list": {'],
  }),
} as const satisfies Rules;
