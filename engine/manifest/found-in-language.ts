// What was found in each language of a site → every mistake once.
import type { LanguageSummary } from './checks/context/check-context';
import { withoutConsequences } from './consequences';
import type { Language } from './language';
import type { RawFinding, Spot } from './raw-finding';
import { toFirstOf, toOrigin, toOriginOf, toWrittenOf, type WayBack } from './stage/origins';
import type { Stage } from './stage/stage-site';
import { type Defined, gatherUndefined } from './text/defined-variables';

/** Equal for what is one mistake, however many languages have it. */
const toMistake = ({ code, file, pointer, part = 'value', params }: RawFinding): string =>
  JSON.stringify([code, file, pointer, part, params]);

interface Found {
  /** Where it stands in the sources. */
  readonly finding: RawFinding;
  /** What it is in the language of the site itself; absent where it can be in no other. */
  readonly mistake?: string;
}

/** All that is left of a language once it was checked: nothing of it leads to what was checked. */
export interface FoundInLanguage {
  readonly found: readonly Found[];
  readonly unresolved: readonly Spot[];
  readonly defined: Defined;
  /** Whether the site has others. */
  readonly hasOthers: boolean;
}

/** What is left of a further language once it was checked: the rest can be made again, and would take as much memory. */
export interface CheckedLanguage {
  readonly language: Language;
  readonly summary: LanguageSummary;
  readonly found: FoundInLanguage;
}

export function collectFound(stage: Stage): FoundInLanguage {
  const { reader, findings, texts, way, projection, manifest } = stage;
  const place = (
    all: readonly RawFinding[],
    toOwn: (way: WayBack, finding: RawFinding) => RawFinding,
  ): Found[] =>
    all.map((finding) => ({
      finding: toOwn(way, finding),
      ...(projection && { mistake: toMistake(toFirstOf(way, finding)) }),
    }));
  const misspelt = projection?.findMisspelt();
  const ofLanguage = projection?.listFindings() ?? [];
  return {
    found: misspelt
      ? [{ finding: misspelt }]
      : [
          ...place(reader.findings, toWrittenOf),
          ...place(findings, toOriginOf),
          ...ofLanguage.map((finding) => ({ finding })),
        ],
    unresolved: texts.unresolved.map((spot) => toOrigin(way, spot)),
    defined: texts.defined,
    hasOthers: projection !== undefined || manifest?.languages !== undefined,
  };
}

/** What is wrong by itself; `known`: what was found in the languages before, to be added to. */
export function gatherFound(
  { found, unresolved, defined, hasOthers }: FoundInLanguage,
  known: Set<string>,
): RawFinding[] {
  const own = found.flatMap(({ finding, mistake }) =>
    mistake !== undefined && known.has(mistake) ? [] : [finding],
  );
  const all = gatherUndefined(withoutConsequences(own, unresolved), defined);
  if (!hasOthers) return all;
  const left = all.filter((finding) => !known.has(toMistake(finding)));
  for (const finding of left) known.add(toMistake(finding));
  return left;
}
