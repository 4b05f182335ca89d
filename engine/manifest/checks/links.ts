// Each link leads to one place, and has a label.
import type { RawFinding } from '../raw-finding';
import type { CheckContext } from './check-context';

interface LinkLike {
  readonly page?: string;
  readonly anchor?: string;
  readonly href?: string;
  readonly label?: string;
}

/** What is wrong with the targets of a link or redirect, of which it needs exactly one. */
export const explainTarget = (targets: readonly (string | undefined)[]) => ({
  choices: 'exactly one of "page" and "href"',
  remedy: targets.every((target) => target === undefined)
    ? 'Add one of the two.'
    : 'Remove one of the two.',
});

export const anchorInAddress = {
  choices: 'its anchor in the address',
  remedy: 'Write the anchor at the end of "href", after a "#".',
};

const linkConcepts = new Set(['link', 'menu-item']);

function checkLink(
  file: string,
  pointer: string,
  { page, anchor, href, label }: LinkLike,
): RawFinding[] {
  if ((page === undefined) === (href === undefined))
    return [
      {
        code: 'link-target',
        file,
        pointer,
        params: { concept: 'The link', ...explainTarget([page, href]) },
      },
    ];
  if (href !== undefined && anchor !== undefined)
    return [
      {
        code: 'link-target',
        file,
        pointer: `${pointer}/anchor`,
        params: { concept: 'A link with "href"', ...anchorInAddress },
      },
    ];
  if (href !== undefined && label === undefined)
    return [{ code: 'link-label', file, pointer, params: {} }];
  return [];
}

export const checkLinks = ({ mentions }: CheckContext): readonly RawFinding[] =>
  mentions.flatMap(({ file, kind, value, pointer }) =>
    linkConcepts.has(kind) ? checkLink(file, pointer, value as LinkLike) : [],
  );
