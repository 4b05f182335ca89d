// The sources of rows → secrets in them that everybody can read who has the manifest.
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';

/** A variable of the environment. */
const fromOutside = /\$\{\w+\}/;

/** What headers are called that say who asks. */
const secretHeader =
  /^(?:proxy-)?authorization$|^cookie$|(?:^|-)(?:api-?key|token|secret|password|auth-key)$/i;

/** What stands behind the name of a way to say it: "Bearer" alone is nobody's. */
const secret = /^(?:(?:bearer|basic|token|digest|apikey)\s+)?([^\s].{3,})$/i;

/** "key" alone may be the name of a table. */
const secretParameter =
  /[?&]((?:[\w.-]*[_.-])?(?:api[_-]?key|token|secret|password))=([^&#]{4,})/gi;

type Params = ParamsOf<'written-secret'>;

/** `{token}` was meant as a variable of the site: here it is one of the environment. */
const toName = (id: string, value: string): string =>
  /^\{(\w+)\}$/.exec(value)?.[1]?.toUpperCase() ?? `${id.toUpperCase().replace(/\W/g, '_')}_TOKEN`;

function findInHeader(id: string, name: string, value: unknown): Params | undefined {
  if (typeof value !== 'string' || fromOutside.test(value) || !secretHeader.test(name))
    return undefined;
  const [, written] = secret.exec(value) ?? [];
  return written === undefined
    ? undefined
    : { name, instead: value.replace(written, () => `\${${toName(id, written)}}`) };
}

/** A name, a password or both before the host. */
const credentials = /^https?:\/\/([^/?#@\s]+)@/i;

/** By how services let their keys begin, whatever the parameter is called. */
const knownSecret =
  /[?&]([\w.-]+)=((?:[spr]k_(?:live|test)_|gh[opsu]_|github_pat_|glpat-|xox[abp]-|AIza|eyJ)[\w.-]{8,})/g;

function findInAddress(id: string, url: string): Params | undefined {
  const [, before] = credentials.exec(url) ?? [];
  if (before !== undefined && !fromOutside.test(before)) {
    const pair = before.includes(':') ? 'name:password' : 'name:';
    return { name: toName(id, before), instead: '', pair };
  }
  const parameters = [...url.matchAll(secretParameter), ...url.matchAll(knownSecret)];
  for (const [, name = '', value = ''] of parameters)
    if (!fromOutside.test(value)) return { name, instead: `${name}=\${${toName(id, value)}}` };
  return undefined;
}

export function checkSources({ file, settings }: SiteOutline<'sources'>): RawFinding[] {
  const sources = Object.entries(settings.sources ?? {}).filter(([id]) => !isReservedKey(id));
  return sources.flatMap(([id, { url, headers = {} }]): RawFinding[] => {
    const at = toPointer('/sources', id);
    const ofHeaders = Object.entries(headers).map(
      ([name, value]) => [`${at}/headers/${name}`, findInHeader(id, name, value)] as const,
    );
    const all = [[`${at}/url`, findInAddress(id, url)] as const, ...ofHeaders];
    return all.flatMap(([pointer, params]): RawFinding[] =>
      params ? [{ code: 'written-secret', file, pointer, params }] : [],
    );
  });
}
