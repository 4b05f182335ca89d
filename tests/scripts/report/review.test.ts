// Not quick: repairs are tried on whole sites.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../../scripts/validate';
import { keepPrinted } from '../printed';

let folder: string;
let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-review-'));
  root = join(folder, 'site');
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

interface Comment {
  readonly path: string;
  readonly side: string;
  readonly line: number;
  readonly start_line?: number;
  readonly body: string;
}

async function review(): Promise<readonly Comment[]> {
  printed.text = '';
  await run(['--root', root, '--format', 'review']);
  return JSON.parse(printed.text);
}

/** What GitHub does when somebody takes a suggestion. */
function take({ path, line, start_line: first = line, body }: Comment): void {
  const [, , text = ''] = /(`{3,})suggestion\n([\s\S]*)\n\1$/.exec(body) ?? [];
  const file = join(process.cwd(), path);
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.splice(first - 1, line - first + 1, text);
  writeFileSync(file, lines.join('\n'));
}

test.each(['unknown-page', 'unknown-field', 'missing-field', 'unknown-anchor', 'duplicate-path'])(
  'a suggestion for %s is what its repair writes',
  async (code) => {
    cpSync(`tests/invalid/${code}`, root, { recursive: true });
    const comments = await review();
    const own = comments.filter(({ body }) => body.includes(`#${code}`));
    expect(own.map(({ side }) => side)).toEqual(['RIGHT']);
    for (const comment of own) take(comment);
    expect((await review()).filter(({ body }) => body.includes(`#${code}`))).toEqual([]);
    printed.text = '';
    await run(['--root', root, '--format', 'json']);
    const left: readonly { readonly code: string }[] = JSON.parse(printed.text).findings;
    expect(left.map((finding) => finding.code)).not.toContain(code);
  },
);

test('where nothing is found, nothing is said', async () => {
  cpSync('tests/sites/minimal', root, { recursive: true });
  expect(await review()).toEqual([]);
});
