// Not quick: commands.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copySiteFolder } from '../copy-site-folder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-site-'));
  copySiteFolder('tests/sites/minimal', root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const manifestPath = () => join(root, 'site.manifest.json');

function runIn(environment: Record<string, string>, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.cjs', command, '--root', root, ...args],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', ...environment } },
  );
  return { status, stdout, stderr };
}

const run = (command: string, ...args: string[]) => runIn({}, command, ...args);

function change(from: string, to: string) {
  const text = readFileSync(manifestPath(), 'utf8');
  expect(text).toContain(from);
  writeFileSync(manifestPath(), text.replace(from, to));
}

describe('validate', () => {
  test('answers 0 for a clean site', () => {
    expect(run('validate')).toEqual({ status: 0, stdout: 'No findings.\n', stderr: '' });
    expect(JSON.parse(run('validate', '--format', 'json').stdout)).toEqual({
      version: 1,
      nextChange: expect.stringMatching(/^\d{4}-01-01T00:00:00.000Z$/),
      findings: [],
    });
  });

  test('names the hosts that browsers may ask, and no others', () => {
    const services = {
      film: { type: 'youtube' },
      visits: { type: 'plausible', site: 'www.example.com' },
    };
    change('"pages": {', `"services": ${JSON.stringify(services)}, "pages": {`);
    expect(run('validate').stdout).toMatch(
      /\nOther hosts that visitors' browsers may ask:\n {2}plausible\.io {2}service "visits"\n$/,
    );
  });

  test('answers 1 with findings, located, with the line and a caret', () => {
    change('"page": "repairs", "buttonLabel"', '"page": "repair", "buttonLabel"');
    const { status, stdout } = run('validate');
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^(?:\S*\/)?site\.manifest\.json:\d+:\d+ {2}error {2}unknown-page {2}There is no page "repair"\.$/m,
    );
    expect(stdout).toContain('Did you mean "repairs"?');
    expect(stdout).toMatch(/\| +\^{8}$/m);
    expect(stdout).toContain(
      '1 error, 0 warnings\nOther checks wait until every error is fixed.\n',
    );
    const { findings } = JSON.parse(run('validate', '--format', 'json').stdout);
    expect(findings).toMatchObject([
      {
        ...{ code: 'unknown-page', severity: 'error', file: 'site.manifest.json' },
        fixes: [
          {
            ...{ title: 'Write "repairs" in place of "repair".', safe: true },
            operations: [{ op: 'edit', edits: [{ length: 0, text: 's' }] }],
          },
        ],
      },
    ]);
  });

  test('speaks to workflows and to other tools, and neutralises what names hold', () => {
    change(
      '"page": "repairs", "buttonLabel"',
      '"page": "re%\\n::error::\\u2028[31mpairs", "buttonLabel"',
    );
    const github = run('validate', '--format', 'github');
    expect(github.status).toBe(1);
    expect(github.stdout.split('\n')).toHaveLength(2);
    expect(github.stdout).toMatch(
      /^::error file=(?:\S*\/)?site\.manifest\.json,line=\d+,col=\d+,endLine=\d+,endColumn=\d+,title=unknown-page::/,
    );
    expect(github.stdout).not.toContain('\u2028');
    const file = join(root, 'findings.sarif');
    expect(run('validate', '--format', 'sarif', '--output-file', file)).toMatchObject({
      status: 1,
      stdout: '',
    });
    const nowhere = run('validate', '--output-file', join(root, 'nowhere/findings.txt'));
    expect(nowhere).toMatchObject({ status: 2, stdout: '' });
    expect(nowhere.stderr).toMatch(/^Cannot write \S+findings\.txt \(ENOENT\)\./);
    const [sarif] = JSON.parse(readFileSync(file, 'utf8')).runs;
    expect(sarif.results).toMatchObject([{ ruleId: 'unknown-page', level: 'error' }]);
    expect(sarif.tool.driver.rules.map(({ id }: { id: string }) => id)).toContain('unknown-page');
    expect(run('validate').stdout).not.toContain('\u2028');
    change('\\u2028', '\\u001b');
    expect(run('validate').stdout).not.toContain('\u001b');
  });

  test('fixes what it can without asking, and reports the rest', () => {
    const before = readFileSync(manifestPath(), 'utf8');
    expect(run('validate', '--fix')).toEqual({ status: 0, stdout: 'No findings.\n', stderr: '' });
    change('"page": "repairs", "buttonLabel"', '"page": "repair", "buttonLabel"');
    const { status, stdout, stderr } = run('validate', '--fix');
    expect([status, stdout]).toEqual([0, 'No findings.\n']);
    expect(stderr).toMatch(
      /^\S*site\.manifest\.json:\d+:\d+ {2}unknown-page {2}Write "repairs" in place of "repair"\.\nFixed 1 finding\. Written: \S*site\.manifest\.json\nTo undo it: npm run undo -- [\da-f]+ --root \S+\n$/,
    );
    expect(readFileSync(manifestPath(), 'utf8')).toBe(before);
    change('"page": "repairs", "buttonLabel"', '"page": "zzz", "buttonLabel"');
    const left = readFileSync(manifestPath(), 'utf8');
    const json = run('validate', '--fix', '--format', 'json');
    expect(json).toMatchObject({ status: 1, stderr: 'Nothing can be fixed without asking.\n' });
    expect(JSON.parse(json.stdout).findings).toMatchObject([{ code: 'unknown-page' }]);
    expect(readFileSync(manifestPath(), 'utf8')).toBe(left);
    const nobody = run('validate', '--fix=all');
    expect(nobody).toMatchObject({ status: 2, stdout: '' });
    expect(nobody.stderr).toMatch(/^--fix=all asks about each repair, and nobody can answer here/);
  });

  test('replaces a report that it wrote, and no other file', () => {
    const file = join(root, 'report.txt');
    writeFileSync(file, '');
    for (const format of ['pretty', 'json', 'sarif', 'pretty'])
      expect(run('validate', '--format', format, '--output-file', file).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('No findings.\n');
    change('"page": "repairs", "buttonLabel"', '"page": "repair", "buttonLabel"');
    for (const format of ['pretty', 'github', 'pretty'])
      expect(run('validate', '--format', format, '--output-file', file).status).toBe(1);
    for (const path of [manifestPath(), join(root, 'files/text/repairs.txt')]) {
      const before = readFileSync(path);
      const { status, stderr } = run('validate', '--output-file', path);
      expect([status, stderr]).toEqual([
        2,
        `${path} is not a report, and would be lost. Name a new file for the report.\n`,
      ]);
      expect(readFileSync(path)).toEqual(before);
    }
  });

  test.each(['theme.css', 'redirects.csv', 'site.urls.lock', 'files/report.txt', 'blocks/x'])(
    'writes no report to %s, which the site would read',
    (path) => {
      const file = join(root, path);
      expect(run('validate', '--output-file', file)).toEqual({
        status: 2,
        stdout: '',
        stderr: `${file} would be a part of the site. Name a file elsewhere, such as report.txt.\n`,
      });
      expect(existsSync(file)).toBe(false);
    },
  );

  test('answers 2 when it cannot run, and JSON stays JSON', () => {
    rmSync(manifestPath());
    expect(run('validate')).toMatchObject({ status: 2, stdout: '' });
    const { status, stdout, stderr } = run('validate', '--format', 'json');
    expect(status).toBe(2);
    expect(JSON.parse(stdout).error).toContain('There is no site.manifest.json');
    expect(stderr).not.toContain(' at ');
    expect(run('validate', '--formt', 'json').stderr).toContain('Did you mean --format?');
    for (const words of [
      ['--format=json', '--bogus'],
      ['--format', 'json', '--root', ''],
    ]) {
      const { stdout: answer, stderr: said } = run('validate', ...words);
      expect(JSON.parse(answer)).toMatchObject({ findings: [], error: said.trim() });
    }
  });

  test('takes warnings for findings with --strict', () => {
    writeFileSync(join(root, 'files/text/unused.txt'), '["Nobody reads this."]');
    expect(run('validate').status).toBe(0);
    expect(run('validate', '--strict').status).toBe(1);
    const file = join(root, 'site.manifest.json');
    const before = readFileSync(file, 'utf8');
    const note = { severity: 'note', reason: 'It is read next month.' };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(before), rules: { 'unused-file': note } }));
    const { status, stdout } = run('validate', '--strict');
    writeFileSync(file, before);
    expect(stdout).toContain('0 errors, 0 warnings, 1 note\n');
    expect(status).toBe(0);
  });
});

describe('build', () => {
  test('writes a site, and keeps the old one when the next cannot be', () => {
    expect(run('build').status).toBe(0);
    const page = join(root, 'dist/work/repairs.html');
    const before = readFileSync(page, 'utf8');
    change('"title": "Repairs"', '"title": ""');
    const { status, stderr } = run('build');
    expect(status).toBe(1);
    expect(stderr).toContain('empty-value');
    expect(readFileSync(page, 'utf8')).toBe(before);
  });

  test('takes --now for now, before SOURCE_DATE_EPOCH, and refuses what is not a moment', () => {
    const environment = { SOURCE_DATE_EPOCH: '1577880000' };
    expect(runIn(environment, 'build', '--now', '2031-12-31T23:30-01:00').status).toBe(0);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('© 2019–2032');
    expect(runIn(environment, 'build', '--now=2031').stderr).toContain('"2031" is not a date.');
    expect(runIn(environment, 'start', '--now', 'soon').stderr).toContain('"soon" is not a date.');
    const wrong = runIn({ SOURCE_DATE_EPOCH: 'soon' }, 'build');
    expect([wrong.status, wrong.stderr]).toEqual([
      2,
      'SOURCE_DATE_EPOCH "soon" is not a number of seconds. Unset or fix it.\n',
    ]);
  });

  test('takes the year from SOURCE_DATE_EPOCH and writes the same bytes again', () => {
    const build = (outDir: string) =>
      spawnSync(
        process.execPath,
        ['scripts/run.cjs', 'build', '--root', root, '--out-dir', outDir],
        {
          env: { ...process.env, SOURCE_DATE_EPOCH: '1577880000', TZ: 'Asia/Tokyo', LANG: 'tr_TR' },
        },
      ).status;
    expect(build(join(root, 'one'))).toBe(0);
    expect(build(join(root, 'two'))).toBe(0);
    const read = (name: string, path: string) => readFileSync(join(root, name, path), 'utf8');
    expect(read('one', 'index.html')).toContain('© 2019–2020 Harbour Clocks');
    expect(read('one', '_site/build.json')).toBe(read('two', '_site/build.json'));
  });

  test('publishes only what the manifest names', () => {
    writeFileSync(join(root, 'files/secret.json'), '{}');
    writeFileSync(join(root, 'files/.env'), 'KEY=1');
    expect(run('build').status).toBe(0);
    const listing = JSON.parse(readFileSync(join(root, 'dist/_site/build.json'), 'utf8'));
    expect(Object.keys(listing.files).filter((path) => /secret|\.env/.test(path))).toEqual([]);
    expect(existsSync(join(root, 'dist/files/text/repairs.txt'))).toBe(true);
  });
});

describe('map and fmt', () => {
  test('map tells where each page is linked from and how far it is', () => {
    const pages = JSON.parse(run('map', '--format', 'json').stdout);
    expect(pages).toMatchObject([
      { id: 'home', clicks: 0 },
      { id: 'work', parent: null },
      { id: 'repairs', parent: 'work', clicks: 1, linkedFrom: ['home', 'work'] },
    ]);
    expect(run('map').stdout).toContain('/work/repairs  Repairs  [repairs, article]');
  });

  test('map calls a document what its author does', () => {
    writeFileSync(join(root, 'files/text/notes.md'), 'Words.\n');
    change('text/repairs.txt", "listHeading": "What we repair"', 'text/notes.md"');
    expect(run('map').stdout).toMatch(/; \/files\/text\/notes\.md$/m);
  });

  test('fmt says what is not in canonical form, and puts it right', () => {
    expect(run('fmt', '--check').status).toBe(0);
    const before = readFileSync(manifestPath(), 'utf8');
    writeFileSync(manifestPath(), JSON.stringify(JSON.parse(before)));
    expect(run('fmt', '--check').status).toBe(1);
    expect(run('fmt').status).toBe(0);
    expect(readFileSync(manifestPath(), 'utf8')).toBe(before);
  });

  test('fmt leaves a document as its author wrote it, whatever is in it', () => {
    const file = join(root, 'files/text/notes.md');
    const words = Buffer.from('#  Two  spaces, \xff\n', 'latin1');
    writeFileSync(file, words);
    expect(run('fmt').status).toBe(0);
    expect(readFileSync(file)).toEqual(words);
  });
});
