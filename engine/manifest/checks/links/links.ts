// Each link leads to one place, and has a label.

import type { MenuConfig } from '../../../generated/manifest';
import { linkTargets } from '../../../model/link-targets';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding, Spot } from '../../raw-finding';
import type { SiteSettings } from '../context/check-context';
import type { FilePart } from '../context/file-part';

interface LinkLike {
  readonly page?: string;
  readonly file?: string;
  readonly anchor?: string;
  readonly href?: string;
  readonly label?: string;
  readonly title?: string;
}

type Target = (typeof linkTargets)[number];

/** The targets that a link or redirect names, of which it needs exactly one. */
export const findTargets = (link: LinkLike): Target[] =>
  linkTargets.filter((target) => link[target] !== undefined);

/** What is wrong with a link or redirect that does not name exactly one. */
export const explainTarget = (targets: readonly Target[]) => ({
  choices: 'exactly one of "page", "file" and "href"',
  remedy: targets.length === 0 ? 'Add one of them.' : 'Keep one of them.',
});

const anchorRules = {
  file: { choices: 'no "anchor"', remedy: 'Remove the anchor.' },
  href: {
    choices: 'its anchor in the address',
    remedy: 'Write the anchor at the end of "href", after a "#".',
  },
} as const;

/** What is wrong with an anchor beside anything but a page. */
export function explainAnchor(
  concept: string,
  target: Exclude<Target, 'page'>,
): ParamsOf<'link-target'> {
  return { concept: `${concept} with "${target}"`, ...anchorRules[target] };
}

/** What leads somewhere, by concept: how findings call it, and where its words are. */
const concepts = {
  link: ['The link', 'label'],
  'primary-action': ['The link', 'label'],
  'menu-item': ['The link', 'label'],
  menu: ['The menu', 'label'],
  card: ['The card', 'title'],
} as const;

type Concept = keyof typeof concepts;

const isConcept = (kind: string): kind is Concept => Object.hasOwn(concepts, kind);

function checkLink(kind: Concept, link: LinkLike, place: Spot): RawFinding[] {
  const [concept, words] = concepts[kind];
  const targets = findTargets(link);
  const [target, second] = targets;
  if (target === undefined || second !== undefined)
    return [{ ...place, code: 'link-target', params: { concept, ...explainTarget(targets) } }];
  if (target === 'page') return [];
  if (link.anchor !== undefined) {
    const params: ParamsOf<'link-target'> = explainAnchor('A link', target);
    return [{ ...place, pointer: `${place.pointer}/anchor`, code: 'link-target', params }];
  }
  return link[words] === undefined
    ? [{ ...place, code: 'link-label', params: { concept, words } }]
    : [];
}

/** What only a panel shows. */
const panelMembers = ['heading', 'text', 'buttonLabel', 'items'] as const;

/** A menu that is a plain link has nothing that stands in a panel. */
function checkPanel(menu: MenuConfig, { file, pointer }: Spot): RawFinding[] {
  if (menu.page !== undefined && menu.panel) return [];
  return panelMembers
    .filter((name) => menu[name] !== undefined && menu[name].length > 0)
    .map((name) => ({
      ...{ file, pointer: `${pointer}/${name}`, part: 'key' },
      ...{ code: 'menu-without-panel', params: { name } },
    }));
}

export const checkLinks = ({ mentions }: FilePart): readonly RawFinding[] =>
  mentions.flatMap(({ kind, value, ...place }) =>
    isConcept(kind) ? checkLink(kind, value as LinkLike, place) : [],
  );

export const checkPanels = ({ file, settings }: SiteSettings<'menus'>): readonly RawFinding[] =>
  settings.menus.flatMap((menu, index) => checkPanel(menu, { file, pointer: `/menus/${index}` }));
