// Not quick: it bundles the engine.
// Every place of words that a page shows → written by the editor, and back to the same bytes.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import type { DevSite } from '../../../scripts/dev/dev-site';
import { EditSession } from '../../../scripts/editor/server/edit-session';
import { findPageText } from '../../../scripts/editor/server/page-text';
import type { WordSpot } from '../../../scripts/editor/wire';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

interface Opened {
  readonly root: string;
  readonly site: DevSite;
  readonly session: EditSession;
}

async function openSite(name: string): Promise<Opened> {
  const root = mkdtempSync(join(tmpdir(), 'plinth-editor-'));
  copySiteFolder(`tests/sites/${name}`, root);
  const world = await openWorld(root, { documents: true });
  const site = await createDevSite({ world, now: new Date('2026-03-01') });
  const session = new EditSession({
    root,
    findBase: () => site.onDisk,
    onWritten: () => undefined,
  });
  return { root, site, session };
}

/** Every file of the site, but for what the engine keeps. */
const readAll = (root: string): string =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.plinth'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(?:dist|node_modules)\//.test(file))
    .sort()
    .map((file) => `${file}\n${readFileSync(file, 'latin1')}`)
    .join('\n');

/** Of all pages, each place once. */
function listSpots({ site }: Opened): WordSpot[] {
  const spots = new Map<string, WordSpot>();
  for (const { path } of Object.values(site.shown?.pages ?? {})) {
    const words = site.findWords(site.base.replace(/\/$/, '') + path, () => '');
    for (const { spot } of Object.values(words?.places ?? {}))
      spots.set(`${spot.file}#${spot.pointer}${spot.part ?? ''}`, spot);
  }
  return [...spots.values()];
}

const kinds: readonly (readonly [kind: string, is: (spot: WordSpot) => boolean])[] = [
  [
    'a value of the manifest',
    ({ file, pointer }) =>
      file === 'site.manifest.json' && pointer.startsWith('/pages/') && pointer.endsWith('/title'),
  ],
  ['a variable', ({ pointer }) => pointer.startsWith('/variables/')],
  ['a word of the engine that nobody has written', ({ pointer }) => pointer.startsWith('/labels/')],
  [
    'a heading that is a name in a content file',
    ({ file, part }) => part === 'key' && file.endsWith('.txt'),
  ],
  ['a text in a content file', ({ file, part }) => part !== 'key' && file.endsWith('.txt')],
];

describe('a site in JSON', () => {
  let opened: Opened;
  let spots: WordSpot[];
  beforeAll(async () => {
    opened = await openSite('everything');
    spots = listSpots(opened);
  });
  afterAll(async () => {
    await opened.site.close();
    rmSync(opened.root, { recursive: true, force: true });
  });

  test.each(kinds)('%s is written, and undone to the byte', (_, is) => {
    const { root, session } = opened;
    const spot =
      spots.find((one) => is(one) && session.words.read(one) !== undefined) ?? spots.find(is);
    if (spot === undefined) throw new Error('No page shows such words.');
    const before = readAll(root);
    const words = `${session.words.read(spot) ?? ''} anew`;
    const answer = session.take({ key: 'k', step: { type: 'words', spot, text: words } });
    expect(answer).toMatchObject({ type: 'written' });
    const { spot: now = spot } = answer.type === 'written' ? answer : {};
    expect(session.words.read(now)).toBe(words);
    expect(session.undo()).toMatchObject({ type: 'written' });
    expect(readAll(root)).toBe(before);
  });
});

const documentKinds: readonly (readonly [kind: string, is: (spot: WordSpot) => boolean])[] = [
  ['the front matter of a document', ({ file }) => file.endsWith('#matter')],
  ['a paragraph of a document', ({ file }) => file.endsWith('.md')],
];

describe('a site of documents', () => {
  let opened: Opened;
  let spots: WordSpot[];
  beforeAll(async () => {
    opened = await openSite('documents');
    spots = listSpots(opened);
  });
  afterAll(async () => {
    await opened.site.close();
    rmSync(opened.root, { recursive: true, force: true });
  });

  test.each(documentKinds)('%s is written, and undone to the byte', (_, is) => {
    const { root, session } = opened;
    const spot = spots.find((one) => is(one) && session.words.read(one) !== undefined);
    if (spot === undefined) throw new Error('No page shows such words.');
    const before = readAll(root);
    const words = `Other words: ${session.words.read(spot) ?? ''}`;
    const answer = session.take({ key: 'k', step: { type: 'words', spot, text: words } });
    expect(answer).toMatchObject({ type: 'written' });
    const { spot: now = spot } = answer.type === 'written' ? answer : {};
    expect(session.words.read(now)).toBe(words);
    expect(session.undo()).toMatchObject({ type: 'written' });
    expect(readAll(root)).toBe(before);
  });
});

describe('a site in several languages', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openSite('languages');
  });
  afterAll(async () => {
    await opened.site.close();
    rmSync(opened.root, { recursive: true, force: true });
  });

  const spotsOf = (path: string): WordSpot[] => {
    const words = opened.site.findWords(path, () => '');
    if (words === undefined) throw new Error(`${path} has no words.`);
    return Object.values(words.places).map(({ spot }) => spot);
  };

  test.each(['de', 'ar'])('a word in %s is written in its own file', (tag) => {
    const { root, session } = opened;
    const spot = spotsOf(`/${tag}/`).find(({ file }) => file.startsWith(`files/languages/${tag}/`));
    if (spot === undefined) throw new Error('No page shows such words.');
    const before = readAll(root);
    const words = `${session.words.read(spot)} !`;
    expect(session.take({ key: 'k', step: { type: 'words', spot, text: words } })).toMatchObject({
      type: 'written',
    });
    expect(session.words.read(spot)).toBe(words);
    const source = readFileSync(join(root, 'site.manifest.json'), 'latin1');
    expect(before).toContain(source);
    session.undo();
    expect(readAll(root)).toBe(before);
  });

  test('most words in a further language stand in its files', () => {
    const { site } = opened;
    const words = site.findWords('/de/', () => '');
    let [all, own] = [0, 0];
    for (const { spans } of words?.runs ?? [])
      for (const { text, places } of spans) {
        all += text.length;
        const file = words?.places[places.at(-1) ?? -1]?.spot.file ?? '';
        if (file.startsWith('files/languages/de/')) own += text.length;
      }
    expect(own / all).toBeGreaterThan(0.7);
  });
});

/** How many characters that readers see are said by what is in each kind of source; `none`: where nobody could change them. */
function countSaid({ root, site, session }: Opened): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const base = site.base.replace(/\/$/, '');
  const manifest = JSON.parse(readFileSync(join(root, 'site.manifest.json'), 'utf8'));
  const others = Object.values<{ readonly path: string }>(manifest.languages ?? {});
  const paths = Object.values(site.shown?.pages ?? {}).flatMap(({ path }) =>
    [{ path: '' }, ...others].map((language) => base + language.path + path),
  );
  for (const path of paths) {
    const words = findPageText(session, { site, toHref: () => '' }, path);
    for (const { text, places } of words?.runs.flatMap(({ spans }) => spans) ?? []) {
      const place = words?.places[places.at(-1) ?? -1];
      // The number of a note is counted, not written.
      if (place === undefined && /^\d+$/.test(text)) continue;
      const isSaid = place?.raw !== undefined || place?.isInForm === true;
      const kind = isSaid ? toKind(place.spot) : 'none';
      counts.set(kind, (counts.get(kind) ?? 0) + text.length);
    }
  }
  return counts;
}

function toKind({ file, part }: WordSpot): string {
  if (file.startsWith('files/languages/')) return 'a translation';
  if (file.endsWith('#matter')) return 'front matter';
  if (file.endsWith('.md')) return 'a document';
  if (file.endsWith('.txt')) return part === 'key' ? 'a heading' : 'a text';
  return file === 'site.manifest.json' ? 'the manifest' : 'a data file';
}

describe('almost all words that pages show can be changed', () => {
  test.each([
    ['everything', ['a heading', 'a text', 'the manifest']],
    ['documents', ['a document', 'front matter', 'the manifest']],
    ['languages', ['a document', 'a translation', 'the manifest']],
    ['collections', ['a document', 'front matter', 'a data file', 'the manifest']],
  ] as const)('%s', async (name, kinds) => {
    const opened = await openSite(name);
    const counts = countSaid(opened);
    await opened.site.close();
    rmSync(opened.root, { recursive: true, force: true });
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    // The ending of a file stands nowhere.
    expect((counts.get('none') ?? 0) / all).toBeLessThanOrEqual(0.005);
    expect([...counts.keys()]).toEqual(expect.arrayContaining([...kinds]));
  });
});

test('a paragraph with a footnote is one place, whatever else stands in it', async () => {
  const opened = await openSite('documents');
  onTestFinished(() => rmSync(opened.root, { recursive: true }));
  const { session, site } = opened;
  const words = findPageText(session, { site, toHref: () => '' }, '/winter');
  const places = Object.values(words?.places ?? {}).filter(({ raw }) => raw?.includes('[^rat]'));
  const inText = places.filter(({ raw }) => raw?.startsWith('Im Winter'));
  expect(inText.length).toBeGreaterThan(1);
  expect(new Set(inText.map(({ spot }) => spot.pointer))).toEqual(new Set(['/0/$text']));
});
