// A generated site, read once → the processor time that it takes to check one edit of it, as in a process that stays.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariant } from '../../engine/model/invariant';
import { Base } from '../edit/base';
import { check } from '../edit/check';
import { formatJson, sortManifest } from '../edit/format-json';
import type { Operation } from '../edit/operations';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { writeGeneratedSite } from './generated-site';
import { type Figure, toFigure, toP95 } from './measure';

/** The most frequent edits, by the number of the page that is changed: none is made twice. */
const kinds: Readonly<Record<string, (page: number) => Operation>> = {
  'the title of a page': (page) => ({
    ...{ op: 'set', file: manifestFile, path: ['pages', `page-${page}`, 'title'] },
    value: `Page ${page}, called anew`,
  }),
  'a word of a content file': (page) => ({
    ...{ op: 'set', file: `files/text/${page}.txt`, path: [0] },
    value: `Page ${page} says something else.`,
  }),
  'a new block': (page) => ({
    ...{ op: 'block insert', page: `page-${page}`, index: 0 },
    value: { type: 'text', items: [`A sentence that only page ${page} has.`] },
  }),
  'an entry of a menu': (page) => ({
    ...{ op: 'menu set', entry: [page % 4, page % 8] },
    members: { label: `Entry ${page}` },
  }),
  'another address of a page': (page) => ({
    ...{ op: 'page move', id: `page-${page}`, path: `/moved/${page}` },
  }),
  'another name of a page': (page) => ({
    ...{ op: 'page rename', id: `page-${page}`, to: `renamed-${page}` },
  }),
};

const edits = 100;
/** Of these nothing is measured: code that has run a few times is fast. */
const before = 5;

/** In milliseconds. */
function timeCheck(operation: Operation, base: Base): number {
  const started = process.cpuUsage();
  const { refusing } = check([operation], base);
  const { user, system } = process.cpuUsage(started);
  invariant(refusing.length === 0, 'an edit of a generated site is accepted');
  return (user + system) / 1000;
}

/** A manifest in the form that commands write it in: then each edit keeps that. */
function formatManifest(root: string): void {
  const path = join(root, manifestFile);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
  writeFileSync(path, formatJson(sortManifest(manifest)));
}

/** Figures of processor time, where others have wall-clock time. */
export function measureEdits({ workspace, contract }: World, pages: number): Figure[] {
  const root = join(workspace.root, `${pages}`);
  mkdirSync(root, { recursive: true });
  writeGeneratedSite(root, pages);
  formatManifest(root);
  const base = new Base({ workspace: { ...workspace, root }, contract });
  const figures = Object.entries(kinds).map(([name, make]) => {
    const times = Array.from({ length: before + edits }, (_, index) =>
      timeCheck(make(5 + ((index * 7) % (pages - 5))), base),
    );
    const counted = times.slice(before);
    return { ...toFigure(`${pages} pages: check of ${name}`, counted), p95: toP95(counted) };
  });
  rmSync(root, { recursive: true, force: true });
  return figures;
}
