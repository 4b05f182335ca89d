// A manifest → the variables that it defines, and findings about them.
import { isReservedKey } from '../../content/shape/reserved-keys';
import { toPointer } from '../../content/shape/shape';
import type { Variables } from '../../content/text/substitute';
import { isRecord } from '../../model/json';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';

/** What a manifest defines in "variables". */
export interface Defined {
  readonly variables: Variables;
  /** All names, also those of values that are not text; undefined where they cannot be known. */
  readonly names: ReadonlySet<string> | undefined;
}

const part = 'variables';

/** Whether another field of the manifest looks like a misspelt "variables", which has its own finding. */
const isMisspelt = (manifest: Record<string, unknown>): boolean =>
  !Object.hasOwn(manifest, part) &&
  Object.keys(manifest).some((key) => findNearest(key, [part]) !== undefined);

/** The variables of a manifest that are texts. They are not replaced in one another. */
export function readVariables(
  manifest: unknown,
  file: string,
): Defined & { findings: RawFinding[] } {
  const unknown = { variables: {}, names: undefined, findings: [] };
  if (!isRecord(manifest) || isMisspelt(manifest)) return unknown;
  const own = Object.hasOwn(manifest, part) ? manifest[part] : {};
  if (!isRecord(own)) return unknown;
  const entries = Object.entries(own).filter(([name]) => !isReservedKey(name));
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const findings = texts.flatMap(([name, text]): RawFinding[] =>
    /\{[A-Za-z]/.test(text)
      ? [
          {
            code: 'variable-in-variable',
            file,
            pointer: toPointer('/variables', name),
            params: { name },
          },
        ]
      : [],
  );
  const names = new Set(entries.map(([name]) => name));
  return { variables: Object.fromEntries(texts), names, findings };
}

type UnknownVariable = RawFinding & { readonly code: 'unknown-variable' };

/** If no variable is defined at all, that is one mistake, wherever variables are used. */
export function gatherUndefined(findings: readonly RawFinding[], { names }: Defined): RawFinding[] {
  const isUndefined = (finding: RawFinding): finding is UnknownVariable =>
    finding.code === 'unknown-variable' && finding.params.name !== '';
  const [first, ...others] = findings.filter(isUndefined);
  if (names === undefined || names.size > 0 || first === undefined) return [...findings];
  const related = others.map(({ code: _, params, ...spot }) => ({
    ...spot,
    message: `There is no variable "${params.name}" either.`,
  }));
  return [...findings.filter((finding) => !isUndefined(finding)), { ...first, related }];
}
