// The language of a site: the words that the engine brings, and the direction in which they are read.

import { toPointer } from '../../../content/shape/shape';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import { toLanguageFile } from '../../language-files';
import type { RawFinding } from '../../raw-finding';
import { type CheckContext, findMember } from '../context/check-context';

/** Languages that are written from right to left unless their tag names another script. */
const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|iw|nqo|pnb|prs|ps|sd|syr|ug|ur|yi)(?:-|$)/;
const otherScript = /-(?:Latn|Cyrl|Deva)(?:-|$)/i;
const rightToLeftScript = /-(?:Arab|Hebr|Syrc|Thaa|Nkoo)(?:-|$)/i;

function checkDirection({ file, manifest }: CheckContext): RawFinding[] {
  const { direction, language } = manifest.site;
  const isRightToLeft =
    rightToLeftScript.test(language) || (rightToLeft.test(language) && !otherScript.test(language));
  const expected = isRightToLeft ? 'rtl' : 'ltr';
  if (direction === expected) return [];
  const params: ParamsOf<'wrong-direction'> = { language, direction, expected };
  const pointer = '/site/direction';
  const written = isRightToLeft ? '/site/language' : pointer;
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

/** Labels of blocks count where the site has such a block; those of opening hours wherever there are some. */
function checkLabels(context: CheckContext): RawFinding[] {
  const { blocks, file, manifest, mentions, written, language: further } = context;
  const { language } = manifest.site;
  if (/^en(?:-|$)/.test(language)) return [];
  const { languages: choice, ...others } = manifest.labels;
  const labels = manifest.languages ? { ...others, languages: choice } : others;
  const types = new Set([
    ...Object.values(manifest.pages).flatMap((page) => page.blocks.map(({ type }) => `${type}`)),
    ...(mentions.some(({ kind }) => kind === 'opening-hours') ? ['hours'] : []),
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
}

export const checkLanguage = (context: CheckContext): readonly RawFinding[] => [
  ...checkDirection(context),
  ...checkLabels(context),
];
