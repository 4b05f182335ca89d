// What somebody at a terminal is shown of the repairs of a site, and what their answers come to.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Trial } from '../../../scripts/edit/repairs/trial';
import { openWorkspace } from '../../../scripts/files/workspace';
import { askRepairs } from '../../../scripts/report/ask-repairs';
import { engineContract } from '../../engine-contract';

/** What is printed, and the titles of what was confirmed. */
async function answer(code: string, answers: string) {
  const root = `tests/invalid/${code}`;
  const site = Trial.open({ workspace: openWorkspace(root), contract: engineContract });
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(answers);
  const done = await askRepairs(site, root, { input, output, colours: false });
  output.end();
  const fixed = done.fixed.map(({ repair: { title } }) => title);
  return { shown: await text(output), fixed, changes: done.site.edit.changes() };
}

test('a finding is shown with its repair as a diff, and the question', async () => {
  const { shown, fixed, changes } = await answer('unknown-icon', 'y\n');
  expect(shown).toContain('error  unknown-icon  There is no icon "fone".\n');
  expect(shown).toContain('\nWrite "phone" in place of "fone".\n--- a/site.manifest.json\n');
  expect(shown).toMatch(/\n-.*"fone" \}\]\n\+.*"phone" \}\]\n/);
  expect(shown).toMatch(/\nApply it\? \(y, n, or q to stop\) \[n\]: $/);
  expect(fixed).toEqual(['Write "phone" in place of "fone".']);
  expect(changes.map(({ path }) => path)).toEqual(['site.manifest.json']);
});

test('nothing is changed by "n", an empty answer, "q", or the end of the input', async () => {
  for (const answers of ['n\n', '\n', 'q\n', '', 'yet\n'])
    expect(await answer('unknown-icon', answers)).toMatchObject({ fixed: [], changes: [] });
});

test('a finding that no repair removes is not asked about', async () => {
  expect(await answer('long-title', '')).toEqual({ shown: '', fixed: [], changes: [] });
});
