// The expression that answers of a field have to fit → whether browsers can read it, and answers can fit.
import type { FieldConfig } from '../../../generated/manifest';
import { messageOf } from '../../../model/message-of';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { FieldPlace } from './field-place';
import { findForeignSigns } from './foreign-patterns';
import { countLeast } from './least-length';

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

/** In a file, where backslashes and opening braces are doubled. */
const asWritten = (expression: string): string =>
  JSON.stringify(expression).slice(1, -1).replaceAll('{', '{{');

/** As browsers read it (https://html.spec.whatwg.org/#attr-input-pattern): why they cannot, if so. */
function findUnreadable(expression: string): string | undefined {
  try {
    new RegExp(`^(?:${expression})$`, 'v');
    return undefined;
  } catch (error) {
    return messageOf(error).replace(/^.*: /, '');
  }
}

/** Signs in brackets that browsers want a backslash before, and other programs take as they are. */
const escapeInBrackets = (expression: string): string =>
  expression.replace(/\[(\^?)((?:\\.|[^\]\\])*)\]/g, (_, not: string, inner: string) => {
    const escaped = inner
      .replace(/\\.|[()[{}/|]/g, (sign) => (sign.length === 1 ? `\\${sign}` : sign))
      .replace(/^-|-$|(?<=\\[dwsDWS])-|-(?=\\[dwsDWS])/g, '\\-');
    return `[${not}${escaped}]`;
  });

/** A brace is doubled in a file where it opens, and only there. */
const closeOnce = (expression: string): string =>
  expression.replace(/\{(\d+(?:,\d*)?)\}\}/g, '{$1}');

/** The same as browsers can read it, where only signs are missing, or one is too many. */
const findReadable = (expression: string): string | undefined =>
  [closeOnce(expression), escapeInBrackets(closeOnce(expression))].find(
    (one) => one !== expression && findUnreadable(one) === undefined,
  );

/** Browsers ignore an expression that they cannot read: everything would fit. */
export function checkPattern(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('pattern' in field) || field.pattern === undefined) return [];
  const { expression } = field.pattern;
  const report = (params: Omit<ParamsOf<'broken-pattern'>, 'expression'>): RawFinding[] => [
    {
      ...{ code: 'broken-pattern', file, pointer: `${pointer}/pattern/expression` },
      params: { expression, ...params } as ParamsOf<'broken-pattern'>,
    },
  ];
  if (asInCode.test(expression)) {
    const reason = 'it stands between slashes, as in JavaScript, which visitors would have to type';
    const inner = asWritten(expression.slice(1, expression.lastIndexOf('/')));
    return report({ reason, inner });
  }
  const unreadable = findUnreadable(expression);
  const foreign = findForeignSigns(expression);
  if (foreign?.isSilent || (foreign && unreadable !== undefined)) {
    const { reason, own, remedy } = foreign;
    const near =
      own !== undefined && findUnreadable(own) === undefined ? asWritten(own) : undefined;
    return report({ reason, near, remedy });
  }
  if (unreadable !== undefined) {
    const near = findReadable(expression);
    return report({ reason: unreadable, near: near && asWritten(near) });
  }
  const reason = findUnfitReason(expression, field);
  return reason === undefined ? [] : report({ reason });
}
