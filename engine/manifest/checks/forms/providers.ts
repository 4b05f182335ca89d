// What a form asks of its provider, and the provider of the form.

import { languageField, sendsLanguage } from '../../../content/pages/form-language';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { FormConfig, Manifest } from '../../../generated/manifest';
import { needsScript } from '../../../model/provider-view';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { SiteOutline } from '../context/check-context';
import { type Host, hosts, lacks } from '../context/hosts';
import { findReservedNameReason } from './forms';

interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly form: FormConfig;
  /** Where the site is published; undefined where nobody says. */
  readonly host: Host | undefined;
  readonly settings: Pick<Manifest, 'languages'>;
}

/** How much Netlify takes at once (https://docs.netlify.com/manage/forms/setup/#file-uploads). */
const maxNetlifyMegabytes = 8;

function checkFiles({ file, pointer, form }: Place): RawFinding[] {
  const { fields, provider } = form;
  const found = fields.flatMap((field, index) =>
    field.type === 'file' ? [{ field, pointer: `${pointer}/fields/${index}` }] : [],
  );
  if (provider.type === 'emailjs')
    return found.map((one) => ({
      code: 'files-not-taken',
      ...{ file, pointer: `${one.pointer}/type`, params: { name: one.field.name } },
    }));
  const size = found.reduce((sum, { field }) => sum + field.max * field.maxSize, 0);
  const [first] = found;
  if (provider.type !== 'netlify' || first === undefined || size <= maxNetlifyMegabytes) return [];
  const params: ParamsOf<'large-files'> = { size, limit: maxNetlifyMegabytes };
  return [{ code: 'large-files', file, pointer: first.pointer, params }];
}

/** With EmailJS only those hidden fields are sent that it names. */
function checkSent({ file, pointer, form, settings }: Place): RawFinding[] {
  const { fields, provider } = form;
  if (provider.type !== 'emailjs') return [];
  const hidden = fields.filter(({ type }) => type === 'hidden').map(({ name }) => name);
  const { send = [] } = provider;
  return [
    ...send.flatMap((name, index): RawFinding[] => {
      if (hidden.includes(name)) return [];
      if (name === languageField && sendsLanguage(form, settings)) return [];
      const near = findNearest(name, hidden);
      const params: ParamsOf<'unknown-field-name'> = { name, near, kind: 'hidden' };
      const at = `${pointer}/provider/send/${index}`;
      return [{ code: 'unknown-field-name', file, pointer: at, params }];
    }),
    ...fields.flatMap(({ name, type }, index): RawFinding[] =>
      type !== 'hidden' || send.includes(name)
        ? []
        : [{ code: 'unsent-field', file, pointer: `${pointer}/fields/${index}`, params: { name } }],
    ),
  ];
}

function checkSuccess({ file, pointer, form }: Place): RawFinding[] {
  const { provider, success } = form;
  const needed = provider.type === 'netlify' || (provider.type === 'post' && provider.success);
  return !needed || success.page !== undefined
    ? []
    : [{ code: 'missing-success-page', file, pointer: `${pointer}/success`, params: {} }];
}

const checkWithoutScript = ({ file, pointer, form }: Place): RawFinding[] =>
  !needsScript(form.provider) || form.withoutScript !== undefined
    ? []
    : [{ code: 'missing-without-script', file, pointer, params: {} }];

/** Why nothing receives a form at a host; undefined where something can. */
function findUnfitReason({ provider }: FormConfig, host: Host): string | undefined {
  if (provider.type === 'netlify' && host !== 'netlify')
    return 'only Netlify itself receives forms of the type "netlify"';
  if (provider.type === 'post' && provider.origin === 'self' && lacks(host, 'programs'))
    return 'it serves files alone, and has no program that takes a form';
  return undefined;
}

function checkHost({ file, pointer, form, host }: Place): RawFinding[] {
  const reason = host && findUnfitReason(form, host);
  if (host === undefined || reason === undefined) return [];
  const member = form.provider.type === 'post' ? 'origin' : 'type';
  const related = [{ file, pointer: '/build/host', message: 'The host is named here.' }];
  const params: ParamsOf<'unfit-provider'> = { host: hosts[host].name, reason };
  return [
    { code: 'unfit-provider', file, pointer: `${pointer}/provider/${member}`, params, related },
  ];
}

/** What is sent along has names that no field has. */
function checkNames({ file, pointer, form }: Place): RawFinding[] {
  const { fields, provider } = form;
  if (provider.type !== 'post') return [];
  const { hidden = {}, success, trap } = provider;
  const seen = new Map<string, string>(
    fields.map(({ name }, index) => [name, `${pointer}/fields/${index}/name`] as const),
  );
  const sent = [
    ...Object.keys(hidden)
      .filter((name) => !isReservedKey(name))
      .map((name) => [name, toPointer(`${pointer}/provider/hidden`, name)] as const),
    ...(success === undefined ? [] : [[success, `${pointer}/provider/success`] as const]),
    ...(trap === undefined ? [] : [[trap, `${pointer}/provider/trap`] as const]),
  ];
  return sent.flatMap(([name, at]): RawFinding[] => {
    const first = seen.get(name);
    seen.set(name, first ?? at);
    const reason = findReservedNameReason(name, provider.type);
    if (reason !== undefined)
      return [{ code: 'reserved-field-name', file, pointer: at, params: { name, reason } }];
    if (first === undefined) return [];
    const related = [{ file, pointer: first, message: 'First used here.' }];
    return [{ code: 'duplicate-field-name', file, pointer: at, params: { name }, related }];
  });
}

export const checkProviders = ({
  file,
  settings,
  host,
}: SiteOutline<'forms' | 'languages'>): readonly RawFinding[] =>
  Object.entries(settings.forms).flatMap(([id, form]) => {
    const place = { file, pointer: toPointer('/forms', id), form, host, settings };
    return [
      ...[checkFiles, checkSent, checkSuccess, checkWithoutScript],
      ...[checkNames, checkHost],
    ].flatMap((check) => check(place));
  });
