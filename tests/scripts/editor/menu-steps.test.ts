// The menu that is chosen for a page, by an arrow after an arrow → steps that each fit the site as it is then.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMenuOf, toMenuStep, top } from '../../../scripts/editor/shell/menu-steps';
import { toRemoval } from '../../../scripts/editor/shell/page-removal';
import type { EditorState } from '../../../scripts/editor/site-state';
import { type OpenSession, openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-menus-'));
afterAll(() => rmSync(folder, { recursive: true }));
let opened: OpenSession;
beforeAll(async () => {
  opened = await openSession('scripts/starter/looks/law', folder);
});

const read = () =>
  JSON.parse(readFileSync(join(opened.session.base.root, 'site.manifest.json'), 'utf8'));
const site = (): EditorState => ({ ...opened.site, manifest: read() });
const findUnlisted = (): string =>
  Object.keys(read().pages).find((id) => id !== 'home' && findMenuOf(site(), id) === '') ?? '';

test('a page comes into the top row, from there into a menu, and out of it', () => {
  const id = findUnlisted();
  const [menu = ''] = read().menus.map(({ page }: { page?: string }) => page ?? '');
  for (const place of [top, menu, '']) {
    const step = toMenuStep(site(), id, place);
    expect(step && opened.session.take({ key: 'menu', step })).toMatchObject({ type: 'written' });
    expect(findMenuOf(site(), id)).toBe(place);
    expect(toMenuStep(site(), id, place)).toBeUndefined();
  }
});

test('of a page that is removed, what it lists stays, and its old addresses lead there', () => {
  const state = site();
  const { question, operations } = toRemoval(state, 'notes');
  expect(question).toContain('Its address will lead to the home page. The 5 that it lists stay');
  const step = { type: 'operations', about: 'remove', operations: operations as never } as const;
  expect(opened.session.take({ key: 'remove', step })).toMatchObject({ type: 'written' });
  expect(read().redirects).toEqual([
    { from: '/notes', page: 'home' },
    { from: '/notes/*', page: 'home', keepRest: true },
  ]);
  expect(toRemoval(state, 'contact').question).not.toContain('lists');
});
