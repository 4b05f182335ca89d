// Files in a folder that is a link: what says that they are not there says why.
import { expect, test } from 'vitest';
import type { LinkTargets } from '../../../engine/manifest/checks/context/check-context';
import { FileNames } from '../../../engine/manifest/checks/links/file-names';

const find = (kind: 'outside' | 'lost' | 'special') => {
  const files = new Map([['images', { kind }]]) as unknown as LinkTargets['files'];
  const names = new FileNames({ files } as LinkTargets);
  return names.find('images/wide/logo.svg', () => undefined);
};

test.each([
  ['outside', 'outside files/'],
  ['lost', 'nowhere'],
] as const)('the folder is named: %s', (kind, where) => {
  expect(find(kind)).toMatchObject({
    code: 'unsafe-file',
    params: {
      reason: `"images" is a link that leads ${where}`,
      remedy: 'Put the folder itself there, not a link.',
    },
  });
});

test('of another kind of file nothing is known', () => {
  expect(find('special')?.code).toBe('missing-file');
});
