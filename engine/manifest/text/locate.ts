// Findings + the texts they are about → the same with line and column.

import { findVariables, type Variables } from '../../content/text/substitute';
import type { Finding } from '../../model/finding';
import { getRule } from '../catalogue';
import type { RawFinding, Related } from '../raw-finding';
import { toParameters } from '../rule';
import { gatherFindings } from './gather-findings';
import {
  findExactly,
  findLink,
  type GetText,
  makeGetText,
  type PlacedTexts,
  toPlace,
} from './place-spots';

/** For these codes, the mistake lies where a variable is set, not where it is used. */
const ofVariables = new Set<RawFinding['code']>([
  'unsafe-address',
  'placeholder-id',
  'wrong-format',
  'unsafe-path',
  'too-long',
  'empty-value',
]);

/** The texts of a site by file, and which of them is the manifest. */
interface SiteTexts {
  readonly manifest: string;
  readonly texts: PlacedTexts['texts'];
  readonly variables: Variables;
}

/** Where the variables of an invalid value are set. */
function findVariableSettings(raw: RawFinding, manifest: string, getText: GetText): Related[] {
  const { code, file, pointer, span } = raw;
  if (!ofVariables.has(code) || span !== undefined) return [];
  const node = findExactly(getText(file), pointer);
  if (node?.type !== 'string') return [];
  const written = String(node.value);
  const invalid = raw.link === undefined ? written : findLink(written, raw)?.target;
  return findVariables(invalid ?? '').flatMap((name) => {
    const at = `/variables/${name}`;
    const message = `"${name}" is set here.`;
    return findExactly(getText(manifest), at) ? [{ file: manifest, pointer: at, message }] : [];
  });
}

/** What an author wrote may hold line breaks and escape sequences: a sentence shows them as JSON escapes. */
const toSentence = (text: string): string =>
  text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The findings in order of file and position, each stated once. */
export function locate(
  rawFindings: readonly RawFinding[],
  { manifest, texts, variables }: SiteTexts,
): Finding[] {
  const getText = makeGetText({ texts, variables });
  const located = rawFindings.map((raw) => {
    const { code, severity, params, related = [], missing: _, ...spot } = raw;
    const rule = getRule(code);
    const parameters = toParameters(params);
    const place = toPlace(getText(spot.file), spot);
    const settings = findVariableSettings(raw, manifest, getText);
    const finding: Finding = {
      code,
      severity: severity ?? rule.severity,
      ...place,
      parameters,
      message: toSentence(rule.message(parameters)),
      hint: toSentence(rule.hint(parameters)),
      related: [...related, ...settings].map(({ message, otherwise, ...other }) => {
        const own = getText(other.file);
        return otherwise === undefined || findExactly(own, other.pointer)
          ? { ...toPlace(own, other), message }
          : { ...place, message: otherwise };
      }),
    };
    return { finding, variables: settings.map(({ pointer }) => pointer) };
  });
  return gatherFindings(located);
}
