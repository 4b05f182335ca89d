import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs the command as if this were another Node. */
function runAs(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/run.cjs', '--help'],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test.each(['18.20.4', '20.18.3'])('Node %s is refused in a sentence', (version) => {
  expect(runAs(version)).toEqual({
    status: 2,
    stdout: '',
    stderr: `Plinth needs Node 20.19 or newer; this is ${version}. Install it from https://nodejs.org.\n`,
  });
});

test.each(['20.19.0', '22.0.0'])('Node %s is not refused', (version) => {
  expect(runAs(version).stderr).not.toContain('or newer');
});
