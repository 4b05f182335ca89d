// The language of a site: the words that the engine brings, and the direction in which they are read.

import { toPointer } from '../../../content/shape/shape';
import type { PageConfig } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import { toLanguageFile } from '../../language-files';
import { findTagMistake } from '../../language-tags';
import type { RawFinding } from '../../raw-finding';
import {
  findMember,
  type Settings,
  type SiteOutline,
  type SiteSettings,
} from '../context/check-context';
import type { FilePart } from '../context/file-part';

/** Languages that are written from right to left unless their tag names another script. */
const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|iw|nqo|pnb|prs|ps|sd|syr|ug|ur|yi)(?:-|$)/;
const otherScript = /-(?:Latn|Cyrl|Deva)(?:-|$)/i;
const rightToLeftScript = /-(?:Arab|Hebr|Syrc|Thaa|Nkoo)(?:-|$)/i;

/** The direction in which a language is written. */
export const findDirection = (language: string): 'rtl' | 'ltr' =>
  rightToLeftScript.test(language) || (rightToLeft.test(language) && !otherScript.test(language))
    ? 'rtl'
    : 'ltr';

export function checkDirection({ file, settings }: SiteSettings<'site'>): readonly RawFinding[] {
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

const findBlocks = ({ page, value }: FilePart): PageConfig['blocks'] =>
  page === undefined ? [] : (value as PageConfig).blocks;

/** The types of blocks that a part of the site has, those of opening hours wherever there are some. */
export const findTypes = (part: FilePart): readonly string[] => [
  ...new Set([
    ...findBlocks(part).map(({ type }) => type),
    ...(part.mentions.some(({ kind }) => kind === 'opening-hours') ? ['hours'] : []),
  ]),
];

const hasCredits = ({ pictures = {} }: Pick<Settings, 'pictures'>): boolean =>
  Object.values(pictures).some(({ credit }) => credit !== undefined);

/** Labels of blocks count where the site has such a block. */
export function checkLabels(
  found: readonly string[],
  site: SiteOutline<'blockSettings' | 'forms' | 'labels' | 'languages' | 'pictures' | 'site'>,
): readonly RawFinding[] {
  const { modules, file, settings, written, language: further } = site;
  const { language } = settings.site;
  // Of a tag that is none, nobody knows the words.
  if (/^en(?:-|$)/.test(language) || findTagMistake(language)) return [];
  const { languages: choice, pictures, ...others } = settings.labels;
  const labels = {
    ...others,
    ...(settings.languages && { languages: choice }),
    ...(hasCredits(settings) && { pictures }),
  };
  const types = new Set(found);
  const defaults = [
    ...findDefaults(labels, '/labels', written),
    ...Object.entries(settings.blockSettings)
      .filter(
        ([type]) =>
          types.has(type) && (modules.get(type)?.entry?.needsSettings?.(settings) ?? true),
      )
      .flatMap(([type, own]) => findDefaults(own, `/blockSettings/${type}`, written)),
  ];
  if (defaults.length === 0) return [];
  const names = defaults.slice(0, 4).map((pointer) => pointer.slice(1).replaceAll('/', '.'));
  const more = defaults.length > names.length ? ` and ${defaults.length - names.length} more` : '';
  const params: ParamsOf<'english-labels'> = {
    count: defaults.length,
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
}
