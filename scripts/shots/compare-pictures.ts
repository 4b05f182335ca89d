// Pictures before and after → where they differ, and by how much.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { makeFolder } from '../files/make-folder';

/** Folders inside the folder of a comparison. */
export const places = { before: 'before', after: 'after', differences: 'differences' } as const;

/** A picture that is not the same in both folders. */
export interface Difference {
  readonly name: string;
  readonly change: 'changed' | 'new' | 'gone';
  /** The share of its pixels that differ, 0 to 1; absent unless it was changed. */
  readonly share?: number;
}

/** A copy with the size of both; what a picture lacks is transparent. */
function extend(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const extended = new PNG({ width, height });
  PNG.bitblt(picture, extended, 0, 0, picture.width, picture.height, 0, 0);
  return extended;
}

/** Writes a picture of what differs, where something does. */
function compareFiles(before: string, after: string, file: string): number {
  const bytes = [readFileSync(before), readFileSync(after)] as const;
  if (bytes[0].equals(bytes[1])) return 0;
  const [old, now] = [PNG.sync.read(bytes[0]), PNG.sync.read(bytes[1])];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const drawn = new PNG({ width, height });
  const [first, second] = [extend(old, width, height), extend(now, width, height)];
  const count = pixelmatch(first.data, second.data, drawn.data, width, height);
  if (count > 0) {
    makeFolder(dirname(file));
    writeFileSync(file, PNG.sync.write(drawn));
  }
  return count / (width * height);
}

/** Those of the named pictures that differ, in the order of their names. */
export function comparePictures(folder: string, names: ReadonlySet<string>): Difference[] {
  return [...names].sort().flatMap((name): Difference[] => {
    const [before, after] = [join(folder, places.before, name), join(folder, places.after, name)];
    if (!existsSync(before)) return [{ name, change: 'new' }];
    if (!existsSync(after)) return [{ name, change: 'gone' }];
    const share = compareFiles(before, after, join(folder, places.differences, name));
    return share === 0 ? [] : [{ name, change: 'changed', share }];
  });
}
