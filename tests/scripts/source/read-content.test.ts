import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { FileStore } from '../../../scripts/store/file-store';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';

const folder = mkdtempSync(join(tmpdir(), 'plinth-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = join(folder, 'site');
const document = join(root, 'files/text/repairs.md');

/** As of a file that is older than a tick of the clock. */
function write(text: string | Uint8Array): void {
  writeFileSync(document, text);
  utimesSync(document, 1000, 1000);
}

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  copySiteFolder('tests/sites/minimal', root);
  const manifest = join(root, 'site.manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('repairs.txt', 'repairs.md'));
  rmSync(join(root, 'files/text/repairs.txt'));
});

/** As a command of its own does it. */
function validate() {
  const parsed: string[] = [];
  const parseDocument = (text: string) => {
    parsed.push(text);
    return engineContract.parseDocument(text);
  };
  const workspace = openWorkspace(root);
  const store = new FileStore(workspace, 'code');
  const { findings, publication } = validateSite(readSite(workspace, { store }), {
    ...engineContract,
    parseDocument,
  });
  store.save();
  return { findings, publication, parsed: parsed.length };
}

const words = 'What {company} repairs.\n\n- clocks\n- watches, [as here](page:work)\n';

test('a document is parsed once, whatever its variables say', () => {
  write(words);
  const first = validate();
  const again = validate();
  expect([first.parsed, again.parsed]).toEqual([1, 0]);
  expect(first.findings).toEqual([]);
  expect(again).toEqual({ ...first, parsed: 0 });
});

test.each([
  ['a mistake of its own', 'Words.\n\n<b>bold</b>\n'],
  ['a page that is not there', 'Words.\n\nSee [there](page:nowhere).\n'],
  ['a variable that is not there', 'Words of {nobody}.\n'],
  ['front matter', '---\ntitle: Repairs\n---\n\nWords.\n'],
])('%s is found in a known document at the same place', (_, text) => {
  write(text);
  const first = validate();
  expect(first.findings.filter(({ file }) => file === 'files/text/repairs.md')).not.toEqual([]);
  const again = validate();
  expect(again.findings).toEqual(first.findings);
  // Not to know what it says, but where.
  expect(again.parsed).toBeLessThanOrEqual(1);
});

test('another text is parsed', () => {
  write(words);
  validate();
  writeFileSync(document, words.replace('clocks', 'scales'));
  utimesSync(document, 2000, 2000);
  const { parsed, publication } = validate();
  expect(parsed).toBe(1);
  expect(JSON.stringify(publication?.sites[0]?.contents.get('text/repairs.md'))).toContain(
    'scales',
  );
});

test('bytes that are not text are found each time', () => {
  write(Buffer.from([0x57, 0xff, 0x0a]));
  const [first, again] = [validate(), validate()];
  expect(first.findings.map(({ code }) => code)).toEqual(['wrong-encoding']);
  expect(again.findings).toEqual(first.findings);
});
