// The workflows ask for commands, options and scripts that exist.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseArguments } from '../scripts/command/arguments';
import { checkArguments } from '../scripts/command/check-arguments';
import { type Command, siteCommands } from '../scripts/command/commands';
import { fillWorkflow } from '../scripts/new/fill-workflow';
import { findPackageManager } from '../scripts/new/package-manager';

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

const read = (name: string): string => readFileSync(name, 'utf8');
const own = read('.github/workflows/site.yml');
const template = read('scripts/starter/home/workflow.yml');

const listSteps = (workflow: string): Step[] => {
  const { jobs } = parse(workflow) as { jobs: Record<string, { steps: Step[] }> };
  return Object.values(jobs).flatMap(({ steps }) => steps);
};

/** What a shell would hand on to the command after `prefix`, in the order of the steps. */
const findCommands = (workflow: string, prefix: string): string[][] =>
  listSteps(workflow)
    .flatMap(({ run = '' }) => run.split('\n'))
    .flatMap((line) => line.split(`${prefix} `).slice(1))
    .map((line) => line.replace(/ (?:>>?|\||\|\|) .*/, '').replaceAll('"', ''))
    .map((line) => line.trim().split(' '));

/** Each with what it is told to do: annotations, a comment, pictures, tests, a build. */
const commandsOfSite = [
  ['validate', '--strict', '--format', 'github'],
  ['validate', '--format', 'sarif', '--output-file', '$RUNNER_TEMP/findings.sarif'],
  ['validate', '--format', 'review', '--output-file', '$RUNNER_TEMP/review.json'],
  ['merge', '--check', '$BASE', '--format', 'github'],
  ['diff', '$BASE', '--format', 'markdown'],
  ['shots', '--changed', '$BASE'],
  ['test'],
  ['build'],
  ['validate', '--format', 'json'],
  ['pull', '$name'],
];

const managers = ['npm', 'pnpm', 'yarn'].map((name) =>
  findPackageManager({ npm_config_user_agent: `${name}/11.0.0` }),
);

describe.each(managers)('the workflow of a new site with $name', ({ installLocked, run }) => {
  const workflow = fillWorkflow(template, { install: installLocked, run: `${run} plinth` });

  test('installs what the lock file says, and is filled in everywhere', () => {
    expect(listSteps(workflow).map((step) => step.run)).toContain(installLocked);
    expect(workflow).not.toMatch(/\{(?:install|run)\}/);
  });

  test('runs commands that the package has, with options that they have', () => {
    const commands = findCommands(workflow, 'plinth');
    expect(commands).toEqual(commandsOfSite);
    const tables: Readonly<Record<string, Command>> = siteCommands;
    for (const [name = '', ...args] of commands) {
      const table = tables[name];
      expect(table, name).toBeDefined();
      if (table !== undefined) expect(() => parseArguments(table, args)).not.toThrow();
    }
  });
});

describe('the workflow of a site', () => {
  const steps = listSteps(own);
  const find = (part: string): Step => {
    const step = steps.find(({ run = '', uses = '' }) => `${run} ${uses}`.includes(part));
    if (step === undefined) throw new Error(`No step has ${part}`);
    return step;
  };

  test('is that of a new site, with the commands of the repository', () => {
    const commands = { install: 'npm ci', run: 'node scripts/run.cjs' };
    const ofRepository = template.replace('{run} test\n', '{run} site-test\n');
    expect(own).toBe(fillWorkflow(ofRepository, commands));
    for (const words of findCommands(own, 'node scripts/run.cjs'))
      expect(checkArguments(words)).toBeUndefined();
  });

  test('keeps what was built and what commands keep between runs', () => {
    const { with: inputs } = find('actions/cache@');
    expect(String(inputs?.path).trim().split('\n')).toEqual(['dist', '.plinth/cache']);
    expect(String(inputs?.key).startsWith(String(inputs?.['restore-keys']))).toBe(true);
    expect(steps.indexOf(find('actions/cache@'))).toBeLessThan(steps.indexOf(find('npm ci')));
  });

  test('may do what its steps do, and no more', () => {
    expect(parse(own).permissions).toEqual({
      contents: 'read',
      'pull-requests': 'write',
      'security-events': 'write',
    });
    for (const step of [find('upload-sarif@'), find('gh pr comment')])
      expect(step.if).toContain('!github.event.pull_request.head.repo.fork');
  });

  test('compares where there is something to compare with', () => {
    for (const step of steps.filter(({ run = '' }) => run.includes('$BASE'))) {
      expect(step.env?.BASE).toMatch(/^origin\/\$\{\{ github\.base_ref \}\}$/);
      expect(step.if).toContain("github.event_name == 'pull_request'");
    }
    expect(find('actions/checkout@').with).toEqual({ 'fetch-depth': 0 });
  });

  test('goes on after findings, and builds only what passed', () => {
    for (const part of ['sarif', 'merge', 'diff', 'shots', 'site-test'])
      expect(find(` ${part} `.trimEnd()).if).toContain('!cancelled()');
    expect(find(' build').if).toBeUndefined();
  });

  test('hands nothing that others write to a shell as code', () => {
    const known = ['RUNNER_TEMP', 'GITHUB_STEP_SUMMARY', 'GITHUB_OUTPUT', '?'];
    for (const { run = '', env = {} } of steps) {
      expect(run).not.toContain('${{');
      const used = [...run.matchAll(/\$(\w+|\?)/g)].map(([, name]) => name);
      // What the step itself has read, such as one line after the other.
      const own = [...run.matchAll(/(?:\bread -r|\bfor|--arg) (\w+)|\b(\w+)=(?=\$\(|"|\w)/g)].map(
        ([, one, two]) => one ?? two,
      );
      expect([...known, ...own, ...Object.keys(env)]).toEqual(expect.arrayContaining(used));
    }
  });

  test.each([
    ['schedule', undefined, 'yes'],
    ['schedule', '', 'no'],
    ['schedule', '2000-01-01T00:00:00.000Z\n', 'yes'],
    ['schedule', '2999-01-01T00:00:00.000Z\n', 'no'],
    ['push', '2999-01-01T00:00:00.000Z\n', 'yes'],
  ])('on "%s", with the instant %j noted, the answer is "%s"', (event, noted, answer) => {
    const folder = mkdtempSync(join(tmpdir(), 'plinth-due-'));
    const output = join(folder, 'output');
    if (noted !== undefined) writeFileSync(join(folder, 'next-change'), noted);
    const env = { ...process.env, EVENT: event, RUNNER_TEMP: folder, GITHUB_OUTPUT: output };
    const script = find('next-change" ]').run ?? '';
    const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], { env });
    expect([status, readFileSync(output, 'utf8')]).toEqual([0, `answer=${answer}\n`]);
    rmSync(folder, { recursive: true });
  });

  test('attaches pictures from where the command writes them', () => {
    const pictures = steps.find((step) => step.with?.name === 'pictures');
    expect(pictures?.with).toMatchObject({
      path: '.plinth/shots',
      'include-hidden-files': true,
      'if-no-files-found': 'ignore',
    });
  });
});

test('that for releases packs, installs and tests before it publishes, with a statement of its origin', () => {
  const workflow = read('.github/workflows/release.yml');
  const { scripts } = JSON.parse(read('package.json'));
  const steps = [...workflow.matchAll(/run: (npm (?:run \S+|test|ci|publish \S+))(.*)$/gm)];
  expect(steps.map(([, step]) => step)).toEqual([
    ...['npm ci', 'npm test', 'npm run pack', 'npm run test:package'],
    ...['npm publish packages/plinth-*.tgz', 'npm publish packages/create-plinth-*.tgz'],
  ]);
  for (const name of ['pack', 'test:package']) expect(scripts).toHaveProperty([name]);
  for (const [, step, more] of steps)
    if (step?.startsWith('npm publish')) expect(more).toContain('--provenance');
  expect(workflow).toMatch(/publish:\n {4}needs: pack\n(?:.*\n)*? {6}id-token: write\n/);
  expect(workflow).not.toMatch(/token: \$|secrets\./);
});

describe('the workflow of the engine', () => {
  const workflow = read('.github/workflows/tests.yml');
  test('runs on three systems and on every supported version of Node', () => {
    expect(workflow).toContain('os: [ubuntu-latest, macos-latest, windows-latest]');
    expect(workflow.match(/node: \[20, 22, 24\]/g)).toHaveLength(2);
    const { scripts, engines } = JSON.parse(read('package.json'));
    expect(engines.node).toMatch(/^>=20\./);
    const names = [...workflow.matchAll(/run: npm (?:run )?([\w:]+)$/gm)].map(([, name]) => name);
    expect(names).toEqual(['ci', 'check', 'ci', 'test', 'ci', 'test:mutants', 'ci', 'ci', 'ci']);
    for (const name of names.filter((name) => name !== 'ci'))
      expect(scripts).toHaveProperty([name ?? '']);
  });

  test('tries mistakes in the sources and many cases, compares figures and tests the protocol every night, and then nothing else', () => {
    const { jobs, on } = parse(workflow);
    expect(on.schedule).toHaveLength(1);
    const conditions = Object.entries(jobs as Record<string, { if?: string }>).map(
      ([name, job]) => [name, job.if],
    );
    expect(conditions).toEqual([
      ['check', "github.event_name != 'schedule'"],
      ['test', "github.event_name != 'schedule'"],
      ['mutants', "github.event_name == 'schedule'"],
      ['long', "github.event_name == 'schedule'"],
      ['figures', "github.event_name == 'schedule'"],
      ['protocol', "github.event_name == 'schedule'"],
    ]);
  });

  test('tries many cases with scripts that are there', () => {
    const { strategy } = parse(workflow).jobs.long;
    const { scripts } = JSON.parse(read('package.json'));
    expect(strategy.matrix.run.length).toBeGreaterThan(4);
    for (const name of strategy.matrix.run) expect(scripts).toHaveProperty([`test:${name}`]);
  });

  test('compares figures with a command that is there', () => {
    const [, words = ''] = /run bench -- (compare .*)$/m.exec(workflow) ?? [];
    expect(checkArguments(['bench', ...words.split(' ')])).toBeUndefined();
  });

  test('runs a bridge that is there', () => {
    const [, file = ''] = /run: node (tests\/\S+)$/m.exec(workflow) ?? [];
    expect(read(file)).toContain('@modelcontextprotocol/conformance');
  });

  test('builds the site twice, and compares the bytes', () => {
    const commands = findCommands(workflow, 'node scripts/run.cjs');
    expect(commands.map(([name]) => name)).toEqual(['validate', 'build', 'build', 'build']);
    for (const words of commands) expect(checkArguments(words)).toBeUndefined();
    expect(workflow).toContain('diff --recursive --brief');
  });
});
