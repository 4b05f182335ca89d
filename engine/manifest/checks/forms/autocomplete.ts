// What browsers may fill into a field by themselves: only what a field of its type can hold.

import type { FieldConfig } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { FieldPlace } from './field-place';

/**
 * By type of field: whether a token goes with it (https://html.spec.whatwg.org/#autofill). What is not here goes with all.
 * One line of text holds everything but an address of several lines.
 */
const fitting: Readonly<Record<string, RegExp>> = {
  text: /^(?!street-address$)/,
  email: /^email$/,
  tel: /^tel$/,
  date: /^bday$/,
  number: /^bday-(?:day|month|year)$/,
};

/** Browsers ignore a token that does not go with the control. */
export function checkAutocomplete(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('autocomplete' in field) || field.autocomplete === undefined) return [];
  const { autocomplete, type } = field;
  // "on" and "off" are not tokens; before a token may stand whose it is.
  const token = autocomplete.slice(autocomplete.lastIndexOf(' ') + 1);
  if (/^(?:on|off)$/.test(token) || (fitting[type] ?? /^/).test(token)) return [];
  const params: ParamsOf<'unfit-autocomplete'> = { token, type };
  return [{ code: 'unfit-autocomplete', file, pointer: `${pointer}/autocomplete`, params }];
}
