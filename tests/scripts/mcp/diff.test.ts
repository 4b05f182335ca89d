// Not quick: each call checks a whole site.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCalls } from '../../../scripts/mcp/call-tool';
import { SiteSession } from '../../../scripts/mcp/site-session';
import { copySiteFolder } from '../../copy-site-folder';

let root: string;
let call: ReturnType<typeof createCalls>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-diff-'));
  copySiteFolder('tests/sites/minimal', root);
  call = createCalls(
    new SiteSession(root, { readOnly: false, allowCode: false, allowRules: false }),
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Answer {
  readonly next?: number;
  readonly fromSite: { readonly diff: string };
}

test('a long diff goes on where the answer before has ended, to its last line', async () => {
  const items = Array.from({ length: 400 }, (_, index) => `Sentence ${index} of a long text.`);
  const value = { type: 'text', items };
  const operations = [{ op: 'block insert', page: 'home', value }];
  const pieces: string[] = [];
  let next: number | undefined;
  do {
    const answer = (
      await call('diff', { operations, ...(next && { next }) }, new AbortController().signal)
    )?.structuredContent as unknown as Answer;
    pieces.push(answer.fromSite.diff);
    next = answer.next;
  } while (next !== undefined && pieces.length < 50);
  expect(pieces.length).toBeGreaterThan(2);
  for (const item of items) expect(pieces.join('')).toContain(item);
});
