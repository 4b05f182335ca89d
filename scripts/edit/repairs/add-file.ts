// A path that no file has → a file there: words that are still to be written, or a drawing in place of the one to come.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTextKind } from '../../../engine/content/addresses/text-kind';
import { isRecord } from '../../../engine/model/json';
import { starters } from '../../command/starters';
import type { Workspace } from '../../files/workspace';
import { manifestFile } from '../../journal/site-paths';
import { findPart, membersOf } from './places';
import type { Repair, RepairSite } from './repair';
import { toWords } from './to-words';

const stemOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

function textOf(path: string): string | undefined {
  const words = `${toWords(stemOf(path))}.`;
  const kind = findTextKind(path);
  return kind === 'document'
    ? `${words}\n`
    : kind === 'json'
      ? `${JSON.stringify([words])}\n`
      : undefined;
}

const readMark = ({ engine }: Workspace): string =>
  readFileSync(join(engine, starters, 'files/images/mark.svg'), 'utf8');

/** `path`: below files/. */
export function* addFile(path: string, site: RepairSite): Iterable<Repair> {
  const file = `files/${path}`;
  if (site.read(file) !== undefined) return;
  const text = textOf(path);
  if (text !== undefined)
    yield {
      title: `Add ${file} with a first sentence.`,
      operations: [{ op: 'write', file, text }],
    };
  if (!path.endsWith('.svg')) return;
  const { logo } = membersOf(findPart(site, manifestFile, ['site']));
  const src = isRecord(logo) ? String(logo.src) : '';
  const drawing = src.endsWith('.svg') ? site.read(`files/${src}`) : undefined;
  if (drawing !== undefined)
    yield {
      title: `Copy the logo to ${file}, until its own drawing is there.`,
      operations: [{ op: 'write', file, text: drawing }],
    };
  if (path === src)
    yield {
      title: 'Put the logo there that a new site begins with.',
      operations: [{ op: 'write', file, text: readMark(site.world.workspace) }],
    };
}
