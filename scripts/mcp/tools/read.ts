// A text of the site, or a value in it, as it is written.
import { findTextKind } from '../../../engine/content/addresses/text-kind';
import { isTable } from '../../../engine/manifest/text/parse-rows';
import { CannotRun } from '../../command/cannot-run';
import { JsonText } from '../../edit/json-edits';
import { manifestFile } from '../../journal/site-paths';
import { takeText } from '../room';
import type { SiteSession } from '../site-session';
import type { Answer, Tool } from '../tool';
import { ToolError } from '../tool-error';
import { fileInput, findValue, nextInput, type Place, pathInput, readText } from './outline';

function cut(file: string, { path = [] }: Place, session: SiteSession): string {
  const text = readText(file, session);
  if (path.length === 0) return text;
  if (isTable(file)) return JSON.stringify(findValue(session.parse(file), path));
  if (file !== manifestFile && findTextKind(file) === 'document')
    throw new ToolError(
      'A document has no paths to read: read it as a whole, or `outline` its parts.',
    );
  try {
    JSON.parse(text);
  } catch {
    throw new ToolError('This file is not JSON: read it as a whole, without a path.');
  }
  const node = new JsonText(text).find(path);
  if (node === undefined)
    throw new ToolError('The path leads to nothing. `outline` shows what is there.');
  return text.slice(node.offset, node.offset + node.length);
}

function read(place: Place, session: SiteSession): Answer {
  const { file = manifestFile, next } = place;
  try {
    const text = cut(file, place, session);
    const { text: taken, next: more } = takeText(text, next);
    return {
      ...(more !== undefined && { next: more }),
      count: text.length,
      fromSite: { text: taken, seen: { [file]: session.hash(file) } },
    };
  } catch (error) {
    if (error instanceof CannotRun)
      throw new ToolError('This file cannot be read.', { reason: error.message });
    throw error;
  }
}

export const readTool: Tool = {
  name: 'read',
  title: 'Read',
  about:
    'A text of the site as it is written: a value of the manifest at a path, or a file below files/. Long ones come in pieces.',
  input: { file: fileInput, path: pathInput, next: nextInput },
  says: { text: 'as it is written', seen: 'for `apply`', reason: 'why it cannot be read' },
  run: read,
};
