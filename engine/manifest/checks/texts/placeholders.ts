// Values that came with an example or a starter, and were never replaced by those of the company.
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { FormConfig } from '../../../generated/manifest';
import type { RawFinding } from '../../raw-finding';
import type { Params } from '../../rule';
import type { SiteOutline } from '../context/check-context';

/** Words that a sample contains and an account's id does not; and ids that are nothing but words with hyphens. */
const samples = /\b(?:your|my|example|sample|placeholder|dummy|todo|change-?me|x{3,})\b/i;
const onlyWords = /^[a-z]+(?:[- ][a-z]+)+$/i;

/** An id in an address that the guide of a provider shows. */
const samplePath = /\byour[_-](?:[a-z]+[_-])?(?:id|key|token)\b/i;

/** Hosts that are kept for examples (RFC 2606), also in an e-mail address. */
const exampleHost = /(?:^|[/.@])example(?:\.(?:com|net|org))?$|\.(?:invalid|test)$/i;

/** Telephone numbers that are kept for films (https://en.wikipedia.org/wiki/555_(telephone_number)). */
const exampleNumber = /^(?:\+?1[\s.-]?)?(?:\(?\d{3}\)?[\s.-]?)?555[\s.-]?01\d\d$/;

/** Whether it says no more than what it is called: "service_id". */
const isNamed = (field: string, value: string): boolean =>
  value.replace(/[\s_-]/g, '').toLowerCase() === field.toLowerCase();

/** A name, not a sentence. */
const exampleName = /^[^.,:;!?]*\bExample(?:ton)?\b[^.,:;!?]*$/;

/** What an example holds: most values do not, and need no closer look. */
const worthALook = /example|555|\.invalid|\.test/i;

const isExample = (value: string): boolean =>
  worthALook.test(value) &&
  (exampleHost.test(value) || exampleNumber.test(value.trim()) || exampleName.test(value));

function checkProvider(
  file: string,
  pointer: string,
  provider: FormConfig['provider'],
): RawFinding[] {
  return Object.entries(provider).flatMap(([field, value]): RawFinding[] => {
    if (typeof value !== 'string' || field === 'type') return [];
    const placeholder =
      field === 'origin'
        ? exampleHost.test(value)
        : field === 'path'
          ? samplePath.test(value)
          : /(?:Id|Key)$/.test(field) &&
            (samples.test(value.replaceAll('_', '-')) ||
              isNamed(field, value) ||
              onlyWords.test(value));
    return placeholder
      ? [{ code: 'placeholder-id', file, pointer: `${pointer}/${field}`, params: { field, value } }]
      : [];
  });
}

function checkVariables({ file, settings }: SiteOutline<'variables' | 'forms'>): RawFinding[] {
  return Object.entries(settings.variables).flatMap(([name, value]): RawFinding[] => {
    if (isReservedKey(name) || !isExample(String(value))) return [];
    const pointer = toPointer('/variables', name);
    return [{ code: 'placeholder-value', file, pointer, params: { name, value: String(value) } }];
  });
}

const toValue = ({ params }: { readonly params: Params }): string => String(params.value);

/** What is reported where a variable is set need not be reported where it is used. */
export function checkPlaceholders(site: SiteOutline<'variables' | 'forms'>): readonly RawFinding[] {
  const { file, settings } = site;
  const variables = checkVariables(site);
  const values = variables.map(toValue);
  const providers = Object.entries(settings.forms).flatMap(([id, { provider }]) =>
    checkProvider(file, `${toPointer('/forms', id)}/provider`, provider),
  );
  return [
    ...variables,
    ...providers.filter((provider) => !values.some((value) => toValue(provider).includes(value))),
  ];
}
