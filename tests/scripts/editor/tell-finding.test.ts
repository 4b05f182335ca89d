// A colour that cannot be read → what its field says, and the nearest one that it offers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tellFinding } from '../../../scripts/editor/server/tell-finding';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-colours-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a colour that cannot be read has the nearest one that can', async () => {
  const { session } = await openSession('tests/sites/minimal', folder);
  const set = (muted: string) =>
    ({
      op: 'set',
      file: 'site.manifest.json',
      path: ['theme'],
      value: { colours: { muted } },
    }) as const;
  const [wrong] = session.tryOperations([set('#b0b0b0')]).map(tellFinding);
  expect(wrong).toMatchObject({
    code: 'low-contrast',
    message: expect.stringContaining('too hard to read while the page is light'),
    near: { muted: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  });
  expect(session.tryOperations([set(wrong?.near?.muted ?? '')])).toEqual([]);
});
