// What the fields of a form ask of visitors: choices that differ, limits that fit, patterns and conditions that can be met.
import { toPointer } from '../../../content/shape/shape';
import type { FieldConfig } from '../../../generated/manifest';
import { messageOf } from '../../../model/message-of';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { SiteSettings } from '../context/check-context';
import { checkAutocomplete } from './autocomplete';
import { checkCondition } from './conditions';
import type { FieldPlace } from './field-place';
import { countLeast } from './least-length';
import { checkRanges } from './ranges';

/** Two options of one value cannot be told apart where the form arrives; two of one label, where it is filled in. */
function checkOptions(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('options' in field)) return [];
  return (['value', 'label'] as const).flatMap((part) => {
    const seen = new Map<string, string>();
    return field.options.flatMap((option, index): RawFinding[] => {
      const at = `${pointer}/options/${index}/${part}`;
      const text = option[part];
      const first = seen.get(text);
      seen.set(text, first ?? at);
      // Two options that are the same altogether are one mistake.
      const whole = field.options.findIndex(({ value }) => value === option.value) < index;
      if (first === undefined || (part === 'label' && whole)) return [];
      const related = [{ file, pointer: first, message: 'First used here.' }];
      return [{ code: 'duplicate-option', file, pointer: at, params: { part, text }, related }];
    });
  });
}

/** What stands at the top of a list to be read, and says the same as one of its options. */
function checkPromptWords(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('prompt' in field) || field.prompt === undefined) return [];
  const index = field.options.findIndex(({ label }) => label === field.prompt);
  if (index === -1) return [];
  const params: ParamsOf<'same-label'> = { label: field.prompt, member: 'label', whole: 'field' };
  const related = [
    { file, pointer: `${pointer}/options/${index}/label`, message: 'The option is here.' },
  ];
  return [{ code: 'same-label', file, pointer: `${pointer}/prompt`, params, related }];
}

/** A star behind the label of a field, as other forms mark what has to be filled in. */
function checkStar(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('label' in field) || !/\p{L}[^*]*\*$/u.test(field.label.trim())) return [];
  const isRequired = 'required' in field && field.required;
  const remedy = isRequired
    ? 'Remove the star: forms mark by themselves what has to be filled in.'
    : 'Remove the star, and write "required": true if it has to be filled in: forms mark that by themselves.';
  const params: ParamsOf<'foreign-markup'> = { markup: '"*"', remedy };
  return [{ code: 'foreign-markup', file, pointer: `${pointer}/label`, params }];
}

/** Without an empty choice at its top, a list has an answer from the start: nobody is ever asked. */
function checkPrompt(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (field.type !== 'select' || !field.required || field.prompt !== undefined) return [];
  const label = field.options[0]?.label ?? '';
  return [{ code: 'missing-prompt', file, pointer: `${pointer}/required`, params: { label } }];
}

/** "/a/", "/^a$/i": what has slashes of its own says "\\/" at its end. */
const asInCode = /^\/.*(?<!\\)\/[dgimsuvy]*$/s;

/** "(a+)+", "(\\w*)*", "(?:[a-z]+)+": nothing but one part that repeats, and all of it again. */
const repeatsRepeated =
  /\((?:\?:)?(?:\[(?:\\.|[^\]\\])*\]|\\[a-zA-Z]|[^\\()[\]{}+*?|^$])(?:[+*]|\{\d+,\})\??\)(?:[+*]|\{\d+,\})/;

type PatternField = Extract<FieldConfig, { readonly pattern?: unknown }>;

/** Whether something that has to be there stands behind the end of an answer; of several ways, one may do without. */
function isBehindEnd(expression: string): boolean {
  const signs = expression.replace(/\\./g, 'x').replace(/\[[^[\]]*\]/g, 'x');
  return !/[(|[]/.test(signs) && /\$[^$?*+{}^](?![?*]|\{0)/.test(signs);
}

/** Why nobody could give an answer; undefined where it is possible. */
function findUnfitReason(expression: string, field: PatternField): string | undefined {
  if (repeatsRepeated.test(expression))
    return 'a part that repeats is within another that does, so a browser would try the same text in too many ways';
  if (isBehindEnd(expression))
    return '"$" is the end of an answer, and nothing stands behind it; a dollar sign is written as "\\$"';
  const least = countLeast(expression);
  const most = 'maxLength' in field ? field.maxLength : undefined;
  return most === undefined || least === undefined || least <= most
    ? undefined
    : `it asks for ${least} characters at least, and "maxLength" allows ${most}`;
}

/** Browsers ignore an expression that they cannot read: everything would fit. */
function checkPattern(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('pattern' in field) || field.pattern === undefined) return [];
  const { expression } = field.pattern;
  const at = `${pointer}/pattern/expression`;
  if (asInCode.test(expression)) {
    const reason = 'it stands between slashes, as in JavaScript, which visitors would have to type';
    const inner = expression.slice(1, expression.lastIndexOf('/'));
    return [{ code: 'broken-pattern', file, pointer: at, params: { expression, reason, inner } }];
  }
  try {
    // As browsers do (https://html.spec.whatwg.org/#attr-input-pattern).
    new RegExp(`^(?:${expression})$`, 'v');
    const reason = findUnfitReason(expression, field);
    if (reason === undefined) return [];
    return [{ code: 'broken-pattern', file, pointer: at, params: { expression, reason } }];
  } catch (error) {
    const reason = messageOf(error).replace(/^.*: /, '');
    return [{ code: 'broken-pattern', file, pointer: at, params: { expression, reason } }];
  }
}

/** Where a field is shown, and all that is said beside it: two that are equal in that cannot be told apart. */
const sayOf = (field: FieldConfig): string | undefined => {
  if (!('label' in field)) return undefined;
  const hint = 'hint' in field ? field.hint : undefined;
  return JSON.stringify([field.label.trim().toLowerCase(), hint, field.when]);
};

function checkLabels(fields: readonly FieldConfig[], { file, pointer }: FieldPlace): RawFinding[] {
  const seen = new Map<string, string>();
  return fields.flatMap((field, index): RawFinding[] => {
    const said = sayOf(field);
    if (said === undefined || !('label' in field)) return [];
    const at = `${pointer}/${index}/label`;
    const first = seen.get(said);
    seen.set(said, first ?? at);
    if (first === undefined) return [];
    const params: ParamsOf<'same-label'> = {
      ...{ label: field.label, member: 'label', whole: 'form' },
    };
    const related = [{ file, pointer: first, message: 'The other is here.' }];
    // The second of two names, or of two days, may be meant by its place.
    return [{ code: 'same-label', file, pointer: at, params, related, severity: 'note' }];
  });
}

export const checkFields = ({ file, settings }: SiteSettings<'forms'>): readonly RawFinding[] =>
  Object.entries(settings.forms).flatMap(([id, { fields }]) => {
    const pointer = `${toPointer('/forms', id)}/fields`;
    const ofEach = fields.flatMap((field, index) => {
      const at = { file, pointer: `${pointer}/${index}` };
      return [
        ...checkOptions(field, at),
        ...checkRanges(field, at),
        ...checkPattern(field, at),
        ...checkPrompt(field, at),
        ...checkPromptWords(field, at),
        ...checkStar(field, at),
        ...checkAutocomplete(field, at),
        ...checkCondition(field, fields, at),
      ];
    });
    return [...ofEach, ...checkLabels(fields, { file, pointer })];
  });
