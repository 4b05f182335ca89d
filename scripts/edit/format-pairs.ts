// A file with pairs → its canonical text: one member a line, so that branches which translate different texts can be merged: between
// the lines of two translations stand three that neither of them changes.
import { isPairsFile } from '../../engine/manifest/language-files';
import { findTrace } from '../../engine/manifest/languages/traces';
import { isRecord, type Json } from '../../engine/model/json';
import { fingerprint } from '../files/content-hash';
import { type FindForm, formatJson } from './format-json';

/** The translation is the last, so that nothing that comes or goes changes its line. */
const order = ['from', 'was', 'of', 'keep', 'kept', 'machine', 'to'];

const toRank = (name: string): number => order.indexOf(name);

const isPair = (value: unknown): value is Json & { readonly from: string } =>
  isRecord(value) && typeof value.from === 'string';

/** Without what was noted of another translation. */
function toCanonical(pair: Json): Json {
  const { kept, machine, to } = pair;
  const said = {
    ...(typeof kept === 'string' && { kept }),
    ...(typeof machine === 'string' && { machine }),
  };
  const traces = typeof to === 'string' ? findTrace(said, fingerprint(to)) : {};
  const left = Object.entries(pair).filter(
    ([name]) => !(name in said) || traces[name as keyof typeof traces],
  );
  return Object.fromEntries(left.sort(([one], [other]) => toRank(one) - toRank(other)));
}

/** Undefined for a value of another kind. */
export function formatPairs(file: string, value: unknown): string | undefined {
  if (!isPairsFile(file) || !isRecord(value)) return undefined;
  const { words } = value;
  const all = Array.isArray(words)
    ? { ...value, words: words.map((one: unknown) => (isPair(one) ? toCanonical(one) : one)) }
    : value;
  const findForm: FindForm = (inner) => (inner === all || isPair(inner) ? 'lines' : undefined);
  return formatJson(all, { findForm });
}
