// Each link leads to one place, with words to read.
import { isOutsideAddress } from '../../content/address';
import { toPointer } from '../../content/shape';
import type { Finding } from '../finding';
import type { CheckContext } from './check-context';

interface LinkLike {
  readonly page?: string;
  readonly href?: string;
  readonly label?: string;
}

const linkConcepts = new Set(['link', 'menu-item']);

function checkLink(file: string, pointer: string, { page, href, label }: LinkLike): Finding[] {
  if ((page === undefined) === (href === undefined))
    return [
      {
        code: 'link-target',
        file,
        pointer,
        params: { concept: 'The link', choices: '"page" and "href"' },
      },
    ];
  if (href !== undefined && label === undefined)
    return [{ code: 'link-label', file, pointer, params: {} }];
  return [];
}

/** What the value of a contact has to be, in words. */
const expected: Readonly<Record<string, string>> = {
  email: 'an e-mail address, as in "name@example.org"',
  phone: 'a telephone number, as in "+44 1632 960 123"',
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
        params: { value: JSON.stringify(value), expected: expected[type] },
      });
  }
  return findings;
}
