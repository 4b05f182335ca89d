// Not quick: each repair is tried on a whole site.
// Refused operations, and what is offered in their place.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import type { Operation } from '../../../scripts/edit/operations';
import { repairEdit } from '../../../scripts/edit/repairs/repair-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readContract } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

let root: string;
let base: Base;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-repair-'));
  copySiteFolder('tests/sites/everything', root);
  const workspace = openWorkspace(root);
  base = new Base({ workspace, contract: await readContract(workspace, { documents: true }) });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const offer = (operation: Operation) => repairEdit([operation], base);

/** The page of the first menu that has entries below it. */
function findMenu(): readonly [head: string, entry: string] {
  const { menus } = JSON.parse(base.begin().get('site.manifest.json'));
  const { page, items } = menus.find((menu: { items?: unknown[] }) => menu.items?.length);
  return [page, items.find((item: { page?: string }) => item.page !== undefined).page];
}

test('a page that is in the menus already is moved there', () => {
  const [, entry] = findMenu();
  const repair = offer({ op: 'menu insert', value: { page: entry }, index: 0 });
  expect(repair?.operations).toEqual([{ op: 'menu move', entry, index: 0 }]);
});

test('an entry that was to be below itself is moved to the end of the menus', () => {
  const [head] = findMenu();
  const repair = offer({ op: 'menu move', entry: head, menu: head });
  expect(repair?.operations).toEqual([{ op: 'menu move', entry: head }]);
});

test('a picture keeps its ending under another name', () => {
  const file = `files/${findPicture()}`;
  const repair = offer({ op: 'move', file, to: 'files/entirely.txt' });
  expect(repair?.operations).toEqual([{ op: 'move', file, to: 'files/entirely.svg' }]);
});

/** A drawing that the manifest names. */
function findPicture(): string {
  const text = base.begin().get('site.manifest.json');
  const found = [...base.source.files.keys()].find(
    (path) => path.endsWith('.svg') && !path.startsWith('icons/') && text.includes(`"${path}"`),
  );
  return found ?? '';
}
