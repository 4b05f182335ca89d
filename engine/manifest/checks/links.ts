// Each link leads to one place, and has a label.
import { isOutsideAddress } from '../../content/address';
import { toPointer } from '../../content/shape';
import type { Finding } from '../finding';
import type { CheckContext } from './check-context';

interface LinkLike {
  readonly page?: string;
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

const linkConcepts = new Set(['link', 'menu-item']);

function checkLink(file: string, pointer: string, { page, href, label }: LinkLike): Finding[] {
  if ((page === undefined) === (href === undefined))
    return [
      {
        code: 'link-target',
        file,
        pointer,
        params: { concept: 'The link', ...explainTarget([page, href]) },
      },
    ];
  if (href !== undefined && label === undefined)
    return [{ code: 'link-label', file, pointer, params: {} }];
  return [];
}

/** What to do about the value of a contact that is not an address of its type. */
const remedies: Readonly<Record<string, string>> = {
  email: 'Write an e-mail address, as in "name@example.org".',
  phone: 'Write a telephone number, as in "+44 1632 960 123".',
};

export function checkLinks({ file, manifest, parts }: CheckContext): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { kind, value, pointer } of parts)
    if (linkConcepts.has(kind)) findings.push(...checkLink(file, pointer, value as LinkLike));
  for (const [index, { type, value }] of manifest.contacts.entries()) {
    const pointer = toPointer('/contacts', index);
    const good =
      type === 'link'
        ? isOutsideAddress(value)
        : type === 'email'
          ? isOutsideAddress(`mailto:${value}`) && value.includes('@')
          : /^\+?[\d\s()./-]+$/.test(value) && /\d/.test(value);
    if (!good)
      findings.push({
        code: 'unsafe-address',
        file,
        pointer: `${pointer}/value`,
        params: { value: JSON.stringify(value), remedy: remedies[type] },
      });
  }
  return findings;
}
