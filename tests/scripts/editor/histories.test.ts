// Not quick: sites are checked again and again.
// Random histories of the editor, with others who write the same files: each step changes what it means, undo brings every byte back.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWords } from '../../../engine/content/shape/find-words';
import { contentFile, manifestRoot } from '../../../engine/content/shape/shape';
import { Base } from '../../../scripts/edit/base';
import { EditSession } from '../../../scripts/editor/server/edit-session';
import type { Step, WordSpot } from '../../../scripts/editor/wire';
import type { World } from '../../../scripts/files/world';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';
import { long } from '../../faults/long';

const histories = long ? 1000 : 3;
const interleavings = long ? 500 : 5;
const timeout = 3_600_000;

const manifestFile = 'site.manifest.json';

let root: string;
let world: World;
let base: Base;
let session: EditSession;
let spots: readonly WordSpot[];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-histories-'));
  copySiteFolder('tests/sites/everything', root);
  world = await openWorld(root, { documents: true });
  base = openBase();
  session = new EditSession({ root, findBase: () => base, onWritten: () => undefined });
  spots = listSpots();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const now = new Date('2026-03-01');
const openBase = (): Base => new Base(world, undefined, { now, drafts: true });

/** What is known of the site is what somebody finds who opens it now. */
function expectKnown(): void {
  base.refresh();
  expect(base.validation.findings).toEqual(openBase().validation.findings);
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every byte of the site, but for what the engine keeps. */
const readAll = (): string =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.plinth'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file}\n${readFileSync(file, 'latin1')}`)
    .join('\n');

/** Where titles, summaries and texts stand, in the manifest and in content files. */
function listSpots(): WordSpot[] {
  const { words } = world.contract;
  const texts = readdirSync(join(root, 'files/texte'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => `files/texte/${name}`);
  return [
    ...findWords(words, manifestRoot, JSON.parse(read(manifestFile)))
      .filter(({ pointer, isName }) => !isName && /\/(?:title|summary|lead|text)$/.test(pointer))
      .map(({ pointer }) => ({ file: manifestFile, pointer })),
    ...texts.flatMap((file) =>
      findWords(words, contentFile, JSON.parse(read(file)))
        .filter(({ isName }) => !isName)
        .map(({ pointer }) => ({ file, pointer })),
    ),
  ];
}

/** Words without a mark, a variable or an address. */
const plainWords = fc.stringMatching(/^[A-Za-zäöü]{3,9}(?: [a-zäöü]{2,9}){0,4}$/);

interface Change {
  readonly at: number;
  readonly text: string;
  readonly below: readonly string[];
}

type WordsStep = Extract<Step, { readonly type: 'words' }>;

/** Texts of content files may have new ones below them. */
function toStep({ at, text, below }: Change): WordsStep {
  const spot = spots[at % spots.length] ?? { file: manifestFile, pointer: '' };
  const isText = spot.file !== manifestFile && /\/\d+$/.test(spot.pointer);
  return { type: 'words', spot, text, ...(isText && below.length > 0 && { below }) };
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  text: plainWords,
  below: fc.array(plainWords, { maxLength: 2 }),
});

describe('the history of a person', () => {
  test('each value is what was said, and undo brings every byte back', { timeout }, () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (history) => {
        const before = readAll();
        let written = 0;
        for (const step of history.map(toStep)) {
          const lines = read(step.spot.file).split('\n');
          const answer = session.take({ key: `k${written}`, step });
          if (answer.type === 'waits') session.discard(answer.id);
          if (answer.type !== 'written') continue;
          written += 1;
          if (step.below !== undefined) continue;
          expect(session.words.read(step.spot)).toBe(step.text);
          const now = read(step.spot.file).split('\n');
          expect(now.length).toBe(lines.length);
          expect(now.filter((line, index) => line !== lines[index]).length).toBeLessThanOrEqual(1);
        }
        expectKnown();
        for (let count = 0; count < written; count += 1)
          expect(session.undo()).toMatchObject({ type: 'written' });
        expect(readAll()).toBe(before);
      }),
      { numRuns: histories, endOnFailure: true },
    );
  });

  test('others who write meanwhile lose nothing, and neither does the person', { timeout }, () => {
    const original = read(manifestFile);
    const pages = Object.keys(JSON.parse(original).pages);
    fc.assert(
      fc.property(change, fc.nat(), plainWords, fc.boolean(), (own, page, title, isSame) => {
        const step = toStep(own);
        const seen = session.words.read(step.spot);
        const id = pages[page % pages.length] ?? '';
        const manifest = JSON.parse(read(manifestFile));
        const pointer = `/pages/${id}/title`;
        manifest.pages[id].title = title;
        // Another program writes the file in a form of its own, or the very place that the person changes.
        writeFileSync(
          join(root, manifestFile),
          JSON.stringify(manifest, undefined, isSame ? 2 : 1),
        );
        const answer = session.take({
          key: 'k',
          step: { ...step, ...(seen !== undefined && { before: seen }) },
        });
        if (answer.type === 'waits') session.discard(answer.id);
        const after = JSON.parse(read(manifestFile));
        const isTheirs = step.spot.file === manifestFile && step.spot.pointer === pointer;
        if (!isTheirs || answer.type !== 'written') expect(after.pages[id].title).toBe(title);
        if (isTheirs && seen !== title && step.text !== title)
          expect(answer.type).not.toBe('written');
        expectKnown();
        if (answer.type === 'written' && !isTheirs && step.text !== '')
          expect(session.words.read(step.spot)).toBe(step.text);
        writeFileSync(join(root, manifestFile), original);
      }),
      { numRuns: interleavings, endOnFailure: true },
    );
  });
});
