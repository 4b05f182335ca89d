// Each link leads to one place, and has a label.
import type { RawFinding } from '../raw-finding';
import type { CheckContext } from './check-context';

interface LinkLike {
  readonly page?: string;
  readonly file?: string;
  readonly anchor?: string;
  readonly href?: string;
  readonly label?: string;
}

type Target = 'page' | 'file' | 'href';

/** The targets that a link or redirect names, of which it needs exactly one. */
export const findTargets = (link: LinkLike): Target[] =>
  (['page', 'file', 'href'] as const).filter((target) => link[target] !== undefined);

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
export function explainAnchor(concept: string, target: Exclude<Target, 'page'>) {
  return { concept: `${concept} with "${target}"`, ...anchorRules[target] };
}

const linkConcepts = new Set(['link', 'menu-item']);

function checkLink(file: string, pointer: string, link: LinkLike): RawFinding[] {
  const place = { file, pointer };
  const targets = findTargets(link);
  const [target, second] = targets;
  if (target === undefined || second !== undefined) {
    const params = { concept: 'The link', ...explainTarget(targets) };
    return [{ ...place, code: 'link-target', params }];
  }
  if (target === 'page') return [];
  if (link.anchor !== undefined) {
    const params = explainAnchor('A link', target);
    return [{ file, pointer: `${pointer}/anchor`, code: 'link-target', params }];
  }
  return link.label === undefined ? [{ ...place, code: 'link-label', params: {} }] : [];
}

export const checkLinks = ({ file, mentions }: CheckContext): readonly RawFinding[] =>
  mentions.flatMap(({ kind, value, pointer }) =>
    linkConcepts.has(kind) ? checkLink(file, pointer, value as LinkLike) : [],
  );
