// Not quick: each call checks the whole site.
// Tasks in plain words, each solved by a script of calls: at most so many writes and bytes, and the site stays valid.
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCalls } from '../../scripts/mcp/call-tool';
import { SiteSession } from '../../scripts/mcp/site-session';
import { type Step, scripts } from './assistant-scripts';
import tasks from './assistant-tasks.json';

type Answer = Record<string, unknown> & { fromSite?: Record<string, unknown> };

interface Wanted {
  readonly at?: readonly (string | number)[];
  readonly is?: unknown;
  readonly has?: string;
  readonly lacks?: string;
  readonly gone?: boolean;
  readonly file?: string;
  readonly menu?: string;
  readonly page?: string;
}

const manifest = 'site.manifest.json';
const signal = new AbortController().signal;

let root: string;
let call: ReturnType<typeof createCalls>;
/** Of the edits since the site was as it is. */
let tokens: unknown[] = [];
const writes: number[] = [];
const sizes: number[] = [];
let errors: number;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-tasks-'));
  for (const name of [manifest, 'site.urls.lock', 'files'])
    cpSync(name, join(root, name), { recursive: true });
  call = createCalls(
    new SiteSession(root, { readOnly: false, allowCode: false, allowRules: false }),
  );
  errors = await countErrors();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function ask(name: string, input: unknown): Promise<Answer> {
  const result = await call(name, input, signal);
  return result?.structuredContent as Answer;
}

const countErrors = async (): Promise<number> =>
  Number((await ask('findings', { severity: 'error' })).count);

const readManifest = (): unknown => JSON.parse(readFileSync(join(root, manifest), 'utf8'));
const find = (path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], readManifest());

function expectPart({ at, is, has, lacks, gone, file, menu, page }: Wanted): void {
  if (file !== undefined) expect(readFileSync(join(root, file), 'utf8')).toContain(has);
  if (menu !== undefined) {
    const { menus } = readManifest() as { menus: { page?: string; items?: unknown[] }[] };
    const entry = menus.find((one) => one.page === menu);
    expect(JSON.stringify(entry?.items)).toContain(`"${page}"`);
  }
  if (at === undefined) return;
  const value = find(at);
  if (gone) expect(value).toBeUndefined();
  if (is !== undefined) expect(value).toEqual(is);
  if (has !== undefined) expect(JSON.stringify(value)).toContain(has);
  if (lacks !== undefined) expect(JSON.stringify(value)).not.toContain(lacks);
}

async function solve(steps: readonly Step[]) {
  const seen: Record<string, unknown> = {};
  const answers: Answer[] = [];
  for (const [name, input] of steps) {
    const given = {
      ...(input as object),
      ...(name === 'apply' && { seen }),
      ...(name === 'undo' && { token: tokens.pop() }),
    };
    const answer = await ask(name, given);
    answers.push(answer);
    Object.assign(seen, answer.fromSite?.seen);
    if (name !== 'apply' && name !== 'undo') continue;
    expect(
      [
        answer.about,
        answer.fromSite?.findings,
        answer.fromSite?.reason,
        answer.fromSite?.mistakes,
        answer.error,
        answer.outcome,
      ]
        .filter(Boolean)
        .at(-1),
    ).toBe('written');
    if (name === 'apply') tokens.push(answer.token);
  }
  return answers;
}

/** Each task begins with the site as it is, but for those that go on. */
async function takeBack(): Promise<void> {
  for (const token of tokens.reverse())
    expect(await ask('undo', { token })).toMatchObject({ outcome: 'written' });
  tokens = [];
}

test.each(tasks.map((task, index) => [task.task, task, scripts[index] ?? []] as const))(
  '%s',
  async (_, task, steps) => {
    expect(steps.length).toBeGreaterThan(0);
    if (!('goesOn' in task)) await takeBack();
    const answers = await solve(steps);
    const [last] = answers.slice(-1);
    writes.push(steps.filter(([name]) => ['apply', 'undo'].includes(name)).length);
    sizes.push(answers.reduce((sum, answer) => sum + Buffer.byteLength(JSON.stringify(answer)), 0));
    for (const wanted of (task as { then?: Wanted[] }).then ?? []) expectPart(wanted);
    const { answer } = task as { answer?: string };
    if (answer !== undefined) expect(JSON.stringify(last)).toContain(answer);
    expect(await countErrors()).toBeLessThanOrEqual(errors);
  },
);

test('in few writes and few bytes', () => {
  const median = (numbers: readonly number[]): number =>
    [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  expect(writes).toHaveLength(50);
  expect(median(writes)).toBeLessThanOrEqual(2);
  const tenth = statSync(manifest).size / 10;
  expect(median(sizes)).toBeLessThanOrEqual(tenth);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(tenth);
});
