import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listSources } from '../../../scripts/package/list-sources';

test('where node_modules is a link, as in a worktree of git, everything is in the package all the same', async () => {
  const engine = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const name of ['engine', 'schemas', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(engine, name));
  try {
    const [linked, own] = [await listSources(engine), await listSources(resolve('.'))];
    expect([...linked.keys()].filter((path) => path.startsWith('..'))).toEqual([]);
    expect([...linked.keys()].sort()).toEqual([...own.keys()].sort());
  } finally {
    rmSync(engine, { recursive: true });
  }
});
