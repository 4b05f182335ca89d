// The names of fields differ from one another and from the properties of the form element.
import { netlifyNames } from '../../../content/addresses/netlify-names';
import { toPointer } from '../../../content/shape/shape';
import type { FormConfig } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding, Spot } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { SiteSettings } from '../context/check-context';

/** Properties of a form element: a field of that name would hide one from the client that sends the form. */
const reservedNames = new Set([
  'nodeName',
  'reset',
  'submit',
  'elements',
  'name',
  'id',
  'action',
  'method',
  'target',
  'length',
  'children',
  'parentNode',
  'attributes',
  'tagName',
  'innerHTML',
  'style',
  'constructor',
  'toString',
  '__proto__',
]);

/** HTML gives them a meaning of their own. */
const htmlNames = new Set(['_charset_', 'isindex']);

/** Fields that the EmailJS client adds to every message. */
const clientNames = new Set(['lib_version', 'service_id', 'template_id', 'user_id']);

/** What Netlify reads itself: what visitors send under these names would be lost. */
const netlifyOwn: ReadonlySet<string> = new Set(Object.values(netlifyNames));

/** Why no field can have a name; undefined where one can. */
export function findReservedNameReason(name: string, provider: string): string | undefined {
  if (reservedNames.has(name)) return 'every form element has a property of that name';
  if (htmlNames.has(name)) return 'HTML has a meaning of its own for that name';
  if (provider === 'emailjs' && clientNames.has(name))
    return 'the EmailJS client adds a field of that name';
  if (provider === 'netlify' && netlifyOwn.has(name))
    return 'Netlify has a field of that name for itself, and the answer would be lost';
  return undefined;
}

/** What comes next is shown where no page is. */
function findUnseenNext({ page, next }: FormConfig['success'], spot: Spot): RawFinding[] {
  if (page === undefined || next === undefined) return [];
  const params: ParamsOf<'one-of-two'> = {
    ...{ concept: '"success"', one: 'page', other: 'next', count: 2 },
    remedy: 'Remove one of the two: what comes next is said where no page is shown.',
  };
  return [{ code: 'one-of-two', ...spot, part: 'key', params }];
}

/** Many programs that take forms do not tell capitals from small letters. */
function findSimilarNames({ fields }: FormConfig, { file, pointer }: Spot): RawFinding[] {
  const seen = new Map<string, { readonly name: string; readonly at: string }>();
  return fields.flatMap(({ name }, index): RawFinding[] => {
    const at = `${pointer}/fields/${index}/name`;
    const first = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), first ?? { name, at });
    if (first === undefined || first.name === name) return [];
    const params: ParamsOf<'similar-field-name'> = { name, other: first.name };
    const related = [{ file, pointer: first.at, message: 'The other one is here.' }];
    return [{ code: 'similar-field-name', file, pointer: at, params, related }];
  });
}

export function checkForms({ file, settings }: SiteSettings<'forms'>): readonly RawFinding[] {
  return Object.entries(settings.forms).flatMap(([id, form]): RawFinding[] => {
    const { fields, provider, success } = form;
    const pointer = toPointer('/forms', id);
    const seen = new Map<string, string>();
    const findings = fields.flatMap(({ name }, index): RawFinding[] => {
      const at = `${pointer}/fields/${index}/name`;
      const first = seen.get(name);
      const reason = findReservedNameReason(name, provider.type);
      seen.set(name, first ?? at);
      if (first !== undefined) {
        const related = [{ file, pointer: first, message: 'First used here.' }];
        return [{ code: 'duplicate-field-name', file, pointer: at, params: { name }, related }];
      }
      if (reason === undefined) return [];
      return [{ code: 'reserved-field-name', file, pointer: at, params: { name, reason } }];
    });
    findings.push(...findSimilarNames(form, { file, pointer }));
    findings.push(...findUnseenNext(success, { file, pointer: `${pointer}/success/next` }));
    const watched = provider.type === 'emailjs' ? provider.blockList?.watchVariable : undefined;
    if (watched !== undefined && !seen.has(watched))
      findings.push({
        code: 'unknown-field-name',
        file,
        pointer: `${pointer}/provider/blockList/watchVariable`,
        params: { name: watched, near: findNearest(watched, seen.keys()) },
      });
    return findings;
  });
}
