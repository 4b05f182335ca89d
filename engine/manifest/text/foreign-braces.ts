// A text → the braces of other tools in it, which visitors would read as they are written.

import { isReservedKey } from '../../content/shape/reserved-keys';
import type { Variables } from '../../content/text/substitute';
import type { ParamsOf } from '../catalogue';
import type { TextFinding } from './text-finding';

const doubled = /\{{2,3}\s*([^{}\n]*?)\s*\}{2,3}/g;
const afterDollar = /\$\{([A-Za-z][A-Za-z0-9_-]*)\}/g;
/** "100%" and "5% of 10%" are numbers. */
const betweenPercents = /(?<![\w%])%([A-Za-z][A-Za-z0-9_-]*)%(?![\w%])/g;
/** What letters call their readers between them. "%TEMP%" is a folder. */
const ofLetters =
  /^(?:(?:FIRST|LAST|FULL|FAMILY)_?NAME|[FL]?NAME|VORNAME|NACHNAME|ANREDE|PRENOM|NOM|NOMBRE|APELLIDOS?|E?MAIL|COMPANY|FIRMA)$/;
const closedOnly = /(?:^|[\s(])([A-Za-z][A-Za-z0-9_-]*)\}/g;

const isVariable = (name: string, variables: Variables): boolean =>
  Object.hasOwn(variables, name) && !isReservedKey(name);

const spanOf = (index: number, length: number) => [index, index + length] as const;

/** A variable of this site between percent signs, as in "%phone%", or one of letters. */
function findBetweenPercents(text: string, variables: Variables): TextFinding[] {
  if (!text.includes('%')) return [];
  return [...text.matchAll(betweenPercents)].flatMap(
    ({ 0: written, 1: name = '', index }): TextFinding[] => {
      const near = isVariable(name, variables) ? `{${name}}` : undefined;
      if (near === undefined && !ofLetters.test(name)) return [];
      const params: ParamsOf<'foreign-braces'> = { braces: written, near };
      return [{ code: 'foreign-braces', span: spanOf(index, written.length), params }];
    },
  );
}

/** Braces as other tools write them. A doubled brace alone is how a brace is written here. */
export function findForeignBraces(text: string, variables: Variables): TextFinding[] {
  const code = 'foreign-braces';
  const percents = findBetweenPercents(text, variables);
  if (!text.includes('}')) return percents;
  const found = [
    ...percents,
    ...[...text.matchAll(doubled)].map(({ 0: braces, 1: name = '', index }): TextFinding => {
      const near = isVariable(name, variables) ? `{${name}}` : undefined;
      return { code, span: spanOf(index, braces.length), params: { braces, near } };
    }),
  ];
  for (const { 0: braces, 1: name = '', index } of text.matchAll(afterDollar)) {
    // A variable that begins with a digit may well be a price.
    if (!isVariable(name, variables) || /^\d/.test(variables[name] ?? '')) continue;
    const params: ParamsOf<'foreign-braces'> = { braces, near: `{${name}}` };
    found.push({ code, span: spanOf(index, braces.length), params });
  }
  if (text.includes('{')) return found;
  for (const { 1: name = '', index, 0: match } of text.matchAll(closedOnly)) {
    if (!isVariable(name, variables)) continue;
    const start = index + match.length - name.length - 1;
    const params: ParamsOf<'foreign-braces'> = { braces: `${name}}`, near: `{${name}}` };
    found.push({ code, span: spanOf(start, name.length + 1), params });
  }
  return found;
}
