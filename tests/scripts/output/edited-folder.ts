// A site in a folder of its own that is edited and built there, again and again; each file as if it had been saved a while ago.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { contentHash } from '../../../scripts/files/content-hash';
import { expectSameFolder, runBuild } from '../built-folder';

export class EditedFolder {
  readonly folder = mkdtempSync(join(tmpdir(), 'plinth-texts-'));
  readonly root = join(this.folder, 'site');
  readonly out = join(this.folder, 'out');
  #changes = 0;

  constructor() {
    afterAll(() => rmSync(this.folder, { recursive: true, force: true }));
  }

  build = (): string => runBuild(this.root, this.out);

  /** As if a file had been saved a while ago, at another time than before. */
  settle(path: string): void {
    this.#changes += 1;
    const time = new Date(1_750_000_000_000 + this.#changes * 1000);
    utimesSync(path, time, time);
  }

  settleAll(): void {
    const all = readdirSync(this.root, { recursive: true, withFileTypes: true });
    for (const { parentPath, name } of all) this.settle(join(parentPath, name));
  }

  edit(path: string, from: string, to: string): void {
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
    this.settle(path);
  }

  /** The record of what each file is made of says which were made again alone. */
  listMadeAlone(): readonly string[] {
    const record = join(this.root, `.plinth/cache/outputs/${contentHash(this.out)}.json`);
    const [head = ''] = readFileSync(record, 'utf8').split('\n');
    return JSON.parse(head).changed ?? [];
  }

  expectSameAsFromNothing(): void {
    const [clean, fresh] = [join(this.folder, 'clean'), join(this.folder, 'fresh')];
    for (const path of [clean, fresh]) rmSync(path, { recursive: true, force: true });
    const filter = (path: string): boolean => path !== join(this.root, '.plinth');
    cpSync(this.root, clean, { recursive: true, filter });
    runBuild(clean, fresh);
    expectSameFolder(this.out, fresh);
  }
}
