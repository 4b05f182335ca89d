// Colours by role → the pairs of text and background that cannot be read.
import type { ColourRole as Role } from '../../model/theme';
import { toContrast } from '../../theme/colours';
import { resolveTheme } from '../../theme/resolve-theme';
import type { RawFinding } from '../raw-finding';
import { type CheckContext, findMember } from './check-context';

/** What is drawn on what in the engine's stylesheets: front, back, and what it is called. */
const pairs: readonly (readonly [front: Role, back: Role, use: string, limit?: number])[] = [
  ['text', 'ground', 'Text'],
  ['text', 'raised', 'Text on cards'],
  ['onPanel', 'panel', 'Text in the header and the footer'],
  ['muted', 'ground', 'Muted text'],
  ['muted', 'raised', 'Muted text on cards'],
  ['panelMuted', 'panel', 'Muted text in panels'],
  ['highlight', 'ground', 'A link'],
  ['highlight', 'raised', 'A link on a card'],
  ['highlight', 'panel', 'A link in a panel'],
  ['onAccent', 'accent', 'Text on buttons'],
  ['onDrawer', 'drawer', 'Text in the drawer'],
  ['error', 'ground', 'An error message in a form'],
  ['error', 'raised', 'The sign of an error message', 3],
  ['success', 'raised', 'The sign of a success message', 3],
];

/** WCAG 2.2, 1.4.3: for normal text. For signs that say something 3 is enough (1.4.11). */
const minContrast = 4.5;

/** Rounded down, so that a pair that fails never looks like one that passes. */
const show = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

interface Weak {
  readonly roles: readonly [front: Role, back: Role];
  readonly use: string;
  readonly ratio: number;
  readonly limit: number;
}

/** The role that most of the pairs share: the one that was probably set wrong. Of two, it is the one that the manifest sets. */
function findCulprit(weak: readonly Weak[], isSet: (role: Role) => boolean): Role | undefined {
  const counts = new Map<Role, number>();
  for (const { roles } of weak)
    for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1);
  const rank = (role: Role): number => (isSet(role) ? 0 : 1);
  return [...counts].sort(
    ([role, one], [another, other]) => other - one || rank(role) - rank(another),
  )[0]?.[0];
}

const sayTwice = (message: string) => ({ message, otherwise: message });

/** One finding for each wrong colour, however many pairs it spoils. */
export function checkTheme({ file, manifest, written }: CheckContext): readonly RawFinding[] {
  const [{ colours }] = resolveTheme(manifest.theme).palettes;
  const isSet = (role: Role): boolean =>
    findMember(written, `/theme/colours/${role}`) !== undefined;
  const toPlace = (role: Role) => ({ file, pointer: `/theme/colours/${role}` });
  let weak = pairs
    .map(([front, back, use, limit = minContrast]): Weak => {
      return { roles: [front, back], use, ratio: toContrast(colours[front], colours[back]), limit };
    })
    .filter(({ ratio, limit }) => ratio < limit);
  const findings: RawFinding[] = [];
  for (let role = findCulprit(weak, isSet); role !== undefined; role = findCulprit(weak, isSet)) {
    const culprit = role;
    const [first, ...others] = weak
      .filter(({ roles }) => roles.includes(culprit))
      .sort((one, other) => one.ratio - other.ratio);
    weak = weak.filter(({ roles }) => !roles.includes(culprit));
    if (first === undefined) break;
    const [frontRole, backRole] = first.roles;
    const params = {
      ...{ use: first.use, ratio: show(first.ratio), limit: first.limit, frontRole, backRole },
      ...{ front: colours[frontRole], back: colours[backRole] },
    };
    const partner = frontRole === culprit ? backRole : frontRole;
    const related = [
      {
        ...toPlace(partner),
        message: `"${partner}" is set here.`,
        otherwise: `"${partner}" is not set; its default is ${colours[partner]}.`,
      },
      ...others.map(({ roles, use, ratio }) => ({
        ...toPlace(roles[0] === culprit ? roles[1] : roles[0]),
        ...sayTwice(`${use} also has too little contrast: ${show(ratio)} : 1.`),
      })),
    ];
    findings.push({ code: 'low-contrast', ...toPlace(culprit), params, related });
  }
  return findings;
}
