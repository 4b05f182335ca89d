// The language of a site: the words that the engine brings, and the direction in which they are read.

import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import { toLanguageFile } from '../../language-files';
import type { RawFinding } from '../../raw-finding';
import { findMember, type PagePart, type SiteOutline } from '../context/check-context';
import type { Check } from '../context/declare-checks';
import { findOfKind } from '../context/file-part';

/** Languages that are written from right to left unless their tag names another script. */
const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|iw|nqo|pnb|prs|ps|sd|syr|ug|ur|yi)(?:-|$)/;
const otherScript = /-(?:Latn|Cyrl|Deva)(?:-|$)/i;
const rightToLeftScript = /-(?:Arab|Hebr|Syrc|Thaa|Nkoo)(?:-|$)/i;

/** The direction in which a language is written. */
export const findDirection = (language: string): 'rtl' | 'ltr' =>
  rightToLeftScript.test(language) || (rightToLeft.test(language) && !otherScript.test(language))
    ? 'rtl'
    : 'ltr';

export function checkDirection({ file, settings }: SiteOutline<'site'>): readonly RawFinding[] {
  const { direction, language } = settings.site;
  const expected = findDirection(language);
  if (direction === expected) return [];
  const params: ParamsOf<'wrong-direction'> = { language, direction, expected };
  const pointer = '/site/direction';
  const written = expected === 'rtl' ? '/site/language' : pointer;
  return [{ code: 'wrong-direction', file, pointer: written, params }];
}

/** The texts below a pointer that the manifest does not say itself. */
function findDefaults(value: unknown, pointer: string, written: unknown): string[] {
  if (typeof value === 'string') return findMember(written, pointer) === undefined ? [pointer] : [];
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((key) =>
    findDefaults(value[key], toPointer(pointer, key), written),
  );
}

const findHours = findOfKind('opening-hours');

const findTypes = ({ page }: PagePart): readonly string[] => page.blocks.map(({ type }) => type);

const hasCredits = ({ pictures = {} }: Manifest): boolean =>
  Object.values(pictures).some(({ credit }) => credit !== undefined);

/** Labels of blocks count where the site has such a block; those of opening hours wherever there are some. */
export const checkLabels: Check = (context) => {
  const { blocks, file, manifest, parts, memory, written, language: further } = context;
  const { language } = manifest.site;
  if (/^en(?:-|$)/.test(language)) return [];
  const { languages: choice, pictures, ...others } = manifest.labels;
  const labels = {
    ...others,
    ...(manifest.languages && { languages: choice }),
    ...(hasCredits(manifest) && { pictures }),
  };
  const types = new Set([
    ...memory.recallAll(parts.pages, { as: findTypes, make: findTypes }),
    ...memory.recallAll(parts.files, { as: findHours, make: findHours }).map(() => 'hours'),
  ]);
  const found = [
    ...findDefaults(labels, '/labels', written),
    ...Object.entries(manifest.blockSettings)
      .filter(
        ([type]) => types.has(type) && (blocks.get(type)?.entry?.needsSettings?.(manifest) ?? true),
      )
      .flatMap(([type, settings]) => findDefaults(settings, `/blockSettings/${type}`, written)),
  ];
  if (found.length === 0) return [];
  const names = found.slice(0, 4).map((pointer) => pointer.slice(1).replaceAll('/', '.'));
  const more = found.length > names.length ? ` and ${found.length - names.length} more` : '';
  const params: ParamsOf<'english-labels'> = {
    count: found.length,
    language,
    names: names.join(', ') + more,
    ...(further && { file: toLanguageFile(language, { kind: 'site' }) }),
  };
  // Where nothing is translated yet, the language is what asks for it; words of dates are known of any language.
  const { dates: _, ...begun } = {
    ...(findMember(written, '/labels') as { dates?: unknown } | undefined),
  };
  const isBegun = !further && Object.keys(begun).length > 0;
  return [
    { code: 'english-labels', file, pointer: isBegun ? '/labels' : '/site/language', params },
  ];
};
