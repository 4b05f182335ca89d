// Colours by role → the ones with which text cannot be read, on any surface and in any scheme.
import type { ThemeConfig } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding, Related } from '../../raw-finding';
import type { SiteSettings } from '../context/check-context';
import { findPartner, findPassing, listWeakPairs, type Setting, type WeakPair } from './weak-pairs';

/** The colour with the most partners that it cannot be read with. Of two, it is the one that the manifest sets. */
function findCulprit(weak: readonly WeakPair[]): Setting | undefined {
  const partners = new Map<string, { setting: Setting; others: Set<string> }>();
  for (const { settings } of weak)
    for (const setting of settings) {
      const { pointer } = setting;
      const known = partners.get(pointer) ?? { setting, others: new Set() };
      partners.set(pointer, known);
      for (const other of settings) if (other.pointer !== pointer) known.others.add(other.pointer);
    }
  const rank = ({ isSet }: Setting): number => (isSet ? 0 : 1);
  const [first] = [...partners.values()].sort(
    (one, other) => other.others.size - one.others.size || rank(one.setting) - rank(other.setting),
  );
  return first?.setting;
}

/** Rounded down, so that a pair that fails never looks like one that passes. */
const show = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

const sayTwice = (message: string) => ({ message, otherwise: message });

interface Spoilt {
  readonly culprit: Setting;
  /** The pairs that it spoils, the worst first. */
  readonly pairs: readonly [WeakPair, ...WeakPair[]];
  /** The other colour of the worst. */
  readonly partner: Setting;
}

/** The culprit's colour passes with all its pairs if that is possible, that of its partner with their own. */
function toParams(
  theme: ThemeConfig,
  { culprit, pairs, partner }: Spoilt,
): ParamsOf<'low-contrast'> {
  const [{ back, front, limit, place, ratio, scheme, settings, use }] = pairs;
  const theirs = pairs.filter((pair) => findPartner(pair, partner) !== undefined);
  const own = findPassing(theme, culprit, pairs) ?? findPassing(theme, culprit, theirs);
  const other = findPassing(theme, partner, theirs);
  const isFront = settings[0].pointer === culprit.pointer;
  return {
    ...{ use, place, scheme, ratio: show(ratio), limit, front, back },
    ...{ frontRole: settings[0].role, backRole: settings[1].role },
    ...{ frontNear: isFront ? own : other, backNear: isFront ? other : own },
  };
}

/** The partner, and one pair for each other colour that the culprit cannot be read with. */
function listRelated({ culprit, pairs, partner }: Spoilt, file: string): Related[] {
  const seen = new Set([partner.pointer]);
  const others = pairs.flatMap((pair): Related[] => {
    const { pointer = partner.pointer } = findPartner(pair, culprit) ?? {};
    if (seen.has(pointer)) return [];
    seen.add(pointer);
    const message = `${pair.use} also has too little contrast: ${show(pair.ratio)} : 1.`;
    return [{ file, pointer, ...sayTwice(message) }];
  });
  const { colour, pointer, role } = partner;
  return [
    {
      ...{ file, pointer },
      message: `"${role}" is set here.`,
      otherwise: `"${role}" is not set; its default is ${colour}.`,
    },
    ...others,
  ];
}

/** One finding for each wrong colour, however many pairs it spoils. */
export function checkTheme({
  file,
  settings: { theme },
}: SiteSettings<'theme'>): readonly RawFinding[] {
  const findings: RawFinding[] = [];
  let weak: readonly WeakPair[] = listWeakPairs(theme);
  for (let culprit = findCulprit(weak); culprit; culprit = findCulprit(weak)) {
    const wrong = culprit;
    const [first, ...others] = weak
      .filter((pair) => findPartner(pair, wrong) !== undefined)
      .sort((one, other) => one.ratio - other.ratio);
    const partner = first && findPartner(first, wrong);
    if (first === undefined || partner === undefined) break;
    weak = weak.filter((pair) => findPartner(pair, wrong) === undefined);
    const spoilt: Spoilt = { culprit, pairs: [first, ...others], partner };
    findings.push({
      ...{ code: 'low-contrast', file, pointer: culprit.pointer },
      params: toParams(theme, spoilt),
      related: listRelated(spoilt, file),
    });
  }
  return findings;
}
