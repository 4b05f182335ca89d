// Not quick: random cases.
// The commands on random sites: a valid site stays valid, nothing else changes, and undoing gives the same bytes.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { CannotRun } from '../../../scripts/command/cannot-run';
import { applyEdits, type Edit, invertEdits } from '../../../scripts/edit/edits';
import { findLinks, findPageReferences } from '../../../scripts/edit/find-page-references';
import type { JsonText } from '../../../scripts/edit/json-edits';
import { addPage, movePage } from '../../../scripts/edit/page-edits';
import { removePage } from '../../../scripts/edit/remove-page';
import { renamePage } from '../../../scripts/edit/rename-page';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { type GeneratedSite, generatedSites } from './generated-sites';

/** How many random cases a run tries; more in the long run. */
const cases = Number(process.env.PLINTH_CASES ?? 150);
const commands = 4;
const timeout = 600_000;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-edits-'));
  mkdirSync(join(root, 'files'));
  writeFileSync(
    join(root, 'files/p.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const manifestFile = 'site.manifest.json';

function write({ manifest, contents }: GeneratedSite): void {
  for (const name of readdirSync(join(root, 'files')))
    if (name !== 'p.svg') rmSync(join(root, 'files', name), { recursive: true });
  writeFileSync(join(root, manifestFile), manifest);
  for (const [name, text] of Object.entries(contents))
    writeFileSync(join(root, 'files', name), text);
}

/** Every file of the site with its text. */
const snapshot = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

const world = () => ({ workspace: openWorkspace(root), contract: engineContract });

const findErrors = () =>
  validateSite(readSite(openWorkspace(root)), engineContract).findings.filter(
    ({ severity }) => severity === 'error',
  );

/** Notes what is exchanged, so that it can be undone. */
class NotedEdit extends SiteEdit {
  readonly steps: { path: string; before: string; edits: readonly Edit[] }[] = [];

  override edit(path: string, make: (json: JsonText) => readonly Edit[]): void {
    super.edit(path, (json) => {
      const edits = make(json);
      this.steps.push({ path, before: json.text, edits });
      return edits;
    });
  }
}

/** Does something to the site on disk; or says why the command refuses, which leaves everything as it was. */
function run(act: (site: SiteEdit) => void): string | undefined {
  const site = new NotedEdit(root);
  const before = snapshot();
  try {
    act(site);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    expect(error.message).toMatch(/^\S.*[.?]$/s);
    expect(snapshot()).toEqual(before);
    return error.message;
  }
  for (const { path, before: text, edits } of site.steps) {
    const after = applyEdits(text, edits);
    expect(applyEdits(after, invertEdits(text, edits))).toBe(text);
    expect(() => JSON.parse(after)).not.toThrow();
    expect(path).toMatch(/^site\.manifest\.json$|^files\/.*\.txt$/);
  }
  // All steps of a file, backwards: the bytes it had.
  for (const { path, after } of site.changes()) {
    if (typeof after !== 'string') continue;
    const steps = site.steps.filter((step) => step.path === path);
    const back = [...steps].reverse().reduce((text, step) => {
      expect(applyEdits(step.before, step.edits)).toBe(text);
      return applyEdits(text, invertEdits(step.before, step.edits));
    }, after);
    if (steps.length > 0) expect(back).toBe(before[join(root, path)]);
  }
  site.write();
  return undefined;
}

const read = (file = manifestFile) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** What stands at the keys that both have, one key left out. */
const without = (value: Record<string, unknown>, ...keys: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

const anyPage = fc.tuple(generatedSites, fc.nat(20)).map(([site, pick]) => ({
  site,
  id: site.ids[pick % site.ids.length] ?? 'home',
}));

const check = <Value>(arbitrary: fc.Arbitrary<Value>, property: (value: Value) => void): void =>
  fc.assert(fc.property(arbitrary, property), { numRuns: Math.ceil(cases / commands) });

test('the generated sites are valid', { timeout }, () => {
  check(generatedSites, (site) => {
    write(site);
    expect(findErrors()).toEqual([]);
  });
});

test('a page is added, and all others stay', { timeout }, () => {
  const places = fc.tuple(anyPage, fc.constantFrom(undefined, 'menu'), fc.nat(20));
  check(places, ([{ site, id }, into, pick]) => {
    write(site);
    const before = read();
    const menu = into && id;
    const after = site.ids[pick];
    const added = {
      id: 'new-one',
      path: '/gone',
      title: 'New',
      summary: 'Says "new" \\ {{.',
      menu,
      after,
    };
    const refused = run((edit) => addPage(edit, added));
    if (refused !== undefined) {
      const isIn = (page: string | undefined) =>
        JSON.stringify(before.menus).includes(`"page":"${page}"`);
      if (refused.includes('is not in any menu')) expect(isIn(menu) && isIn(after)).toBe(false);
      else expect(refused).toContain(`is not directly below "${menu}"`);
      return;
    }
    expect(findErrors()).toEqual([]);
    const now = read();
    expect(without(now.pages, 'new-one')).toEqual(before.pages);
    expect(without(now, 'pages', 'menus', 'redirects')).toEqual(
      without(before, 'pages', 'menus', 'redirects'),
    );
    expect(JSON.stringify(now.menus).includes('new-one')).toBe((menu ?? after) !== undefined);
    expect(read('files/gone.txt')).toEqual(['Says "new" \\ {{.']);
  });
});

test('a page is moved, its old address leads to it, and moving back undoes it', { timeout }, () => {
  check(anyPage, ({ site, id }) => {
    write(site);
    const before = read();
    const { path } = before.pages[id];
    const refused = run((edit) => movePage(edit, world(), { id, path: '/else/where' }));
    if (id === 'home') return void expect(refused).toContain('home');
    expect(refused).toBeUndefined();
    expect(findErrors()).toEqual([]);
    expect(read().redirects.at(-1)).toEqual({ from: path, page: id });
    expect(run((edit) => movePage(edit, world(), { id, path }))).toBeUndefined();
    expect(findErrors()).toEqual([]);
    expect(read()).toEqual({
      ...before,
      redirects: [...(before.redirects ?? []), { from: '/else/where', page: id }],
    });
  });
});

test('a page is renamed everywhere, and renaming back gives the same bytes', { timeout }, () => {
  const renames = fc.tuple(anyPage, fc.constantFrom('aa', 'm', 'zz-9'));
  check(renames, ([{ site, id }, to]) => {
    write(site);
    const before = snapshot();
    expect(run((edit) => renamePage(edit, world(), [id, to]))).toBeUndefined();
    expect(findErrors()).toEqual([]);
    expect(findPageReferences(engineContract, read(), id)).toEqual([]);
    for (const file of Object.keys(site.contents))
      expect(findLinks(read(`files/${file}`), id)).toEqual([]);
    expect(run((edit) => renamePage(edit, world(), [to, id]))).toBeUndefined();
    // What was spelt with an escape is spelt plainly now.
    const plain = (text: string) => text.replace('\\u0070', 'p');
    const sorted = [...site.ids].every(
      (one, index) => index === 0 || (site.ids[index - 1] ?? '') <= one,
    );
    const now = snapshot();
    for (const [path, text] of Object.entries(before))
      if (sorted || !path.endsWith(manifestFile)) expect(plain(now[path] ?? '')).toBe(plain(text));
      else expect(JSON.parse(now[path] ?? '')).toEqual(JSON.parse(text));
  });
});

test('a page is removed with all that names it, and its addresses lead on', { timeout }, () => {
  const removals = fc.tuple(anyPage, fc.option(fc.nat(20), { nil: undefined }));
  check(removals, ([{ site, id }, pick]) => {
    write(site);
    const before = read();
    const to = pick === undefined ? undefined : site.ids[pick % site.ids.length];
    const refused = run((edit) => removePage(edit, world(), { id, to }));
    if (refused !== undefined) {
      const inMenus = JSON.stringify(before.menus);
      if (id === 'home')
        expect(refused).toMatch(/The site needs the page|cannot redirect to itself/);
      else if (to === id) expect(refused).toContain('cannot redirect to itself');
      else {
        expect(refused).toContain('Other pages are below');
        expect(inMenus).toContain(`"page":"${id}","items":[{`);
      }
      return;
    }
    expect(findErrors()).toEqual([]);
    const now = read();
    const elsewhere = { ...now, redirects: [] };
    expect(findPageReferences(engineContract, elsewhere, id)).toEqual([]);
    const led = (from: string) =>
      now.redirects.find((entry: { from: string }) => entry.from === from);
    const path = before.pages[id].path;
    expect(led(path)).toEqual(
      to === undefined ? { from: path, status: 410 } : { from: path, page: to },
    );
    for (const { from } of before.redirects ?? []) expect(led(from)).toBeDefined();
    for (const other of site.ids) {
      if (other === id) continue;
      const { blocks, callToAction, parent, ...rest } = before.pages[other];
      expect(without(now.pages[other], 'blocks', 'callToAction', 'parent')).toEqual(rest);
      if (
        findPageReferences(engineContract, before.pages[other], id).length === 0 &&
        !JSON.stringify(before.pages[other]).includes(id)
      )
        expect(now.pages[other]).toEqual(before.pages[other]);
    }
    expect(now.site).toEqual(before.site);
    expect(now.footer.copyright).toEqual(before.footer.copyright);
  });
});
