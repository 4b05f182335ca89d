// Pictures, films and fonts: drawings are text; the rest only a new export can fix.
import type { publishedFileRules } from '../../../engine/manifest/rules/published-file-rules';
import type { Finding } from '../../../engine/model/finding';
import { NotWellFormed, parseXml, type Tag } from '../../inspect/parse-xml';
import { type FindingOf, none, type Repair, type RepairSite, type RepairsOf } from './repair';
import { takeOut } from './take-out';
import { toOperations, writeAt } from './text-repairs';

type Corners = readonly (readonly [x: number, y: number])[];

/** Two corners of what a shape covers; undefined for one that needs more than its attributes. */
function findCorners({ name, attributes }: Tag): Corners | undefined {
  const of = (attribute: string): number => Number(attributes.get(attribute) ?? 0);
  if (attributes.has('transform')) return undefined;
  if (name === 'rect') {
    const [x, y] = [of('x'), of('y')];
    return [
      [x, y],
      [x + of('width'), y + of('height')],
    ];
  }
  if (name !== 'circle' && name !== 'ellipse') return undefined;
  const [x, y] = [of('cx'), of('cy')];
  const [width, height] = name === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')];
  return [
    [x - width, y - height],
    [x + width, y + height],
  ];
}

const groups = new Set(['g', 'title', 'desc', 'defs']);

/** All shapes of a drawing; undefined where one of them is not simple, or the text is not XML. */
function listCorners(text: string): Corners | undefined {
  const found: (Corners | undefined)[] = [];
  try {
    parseXml(text, {
      onTag: (tag) => {
        if (!tag.isRoot && !groups.has(tag.name)) found.push(findCorners(tag));
        else if (tag.attributes.has('transform')) found.push(undefined);
      },
      onText: () => undefined,
      onDeclaration: () => undefined,
    });
  } catch (error) {
    if (error instanceof NotWellFormed) return undefined;
    throw error;
  }
  const known = found.filter((corners) => corners !== undefined);
  return known.length === found.length ? known.flat() : undefined;
}

/** From the origin, with as much room behind the shapes as before them. */
function findViewBox(text: string): string | undefined {
  const corners = listCorners(text) ?? [];
  const sizes = [0, 1].map((axis) => {
    const places = corners.map((corner) => corner[axis] ?? 0);
    return Math.max(...places) + Math.min(...places);
  });
  return sizes.every((size) => Number.isFinite(size) && size > 0)
    ? `0 0 ${sizes.join(' ')}`
    : undefined;
}

/** Says how large a drawing of simple shapes is. */
function* addViewBox(finding: Finding, site: RepairSite): Iterable<Repair> {
  const file = `files/${finding.parameters.path}`;
  const text = site.read(file) ?? '';
  const viewBox = finding.parameters.size === undefined ? findViewBox(text) : undefined;
  const root = /<svg\b/.exec(text);
  if (viewBox !== undefined && root !== null)
    yield* writeAt(
      file,
      { offset: root.index + root[0].length, length: 0, text: ` viewBox="${viewBox}"` },
      `Add viewBox="${viewBox}" to ${file}.`,
    );
}

/** A file with the ending of what it is, wherever it is named. */
function* nameAsFormat({ parameters }: FindingOf<'other-format'>): Iterable<Repair> {
  const { path, near } = parameters;
  if (near !== undefined)
    yield {
      title: `Call the file "${near}".`,
      operations: [{ op: 'move', file: `files/${path}`, to: `files/${near}` }],
    };
}

/** Takes scripts and event handlers out of a drawing. */
function* removeCode(finding: Finding, site: RepairSite): Iterable<Repair> {
  const file = `files/${finding.parameters.path}`;
  const text = site.read(file) ?? '';
  const code =
    /<script\b[^>]*\/>|<script\b[\s\S]*?<\/script\s*>|\s+on\w+\s*=\s*(?:"[^"]*"|'[^']*')/gi;
  const edits = [...text.matchAll(code)].map(({ 0: found, index }) => ({
    ...{ file, offset: index, length: found.length, text: '' },
  }));
  if (edits.length > 0)
    yield { title: `Remove the code from ${file}.`, operations: toOperations(edits) };
}

export const publishedFileRepairs: RepairsOf<typeof publishedFileRules> = {
  'broken-file': none('What is lost of the file is not in the site.'),
  'other-format': { ask: nameAsFormat },
  'unsafe-drawing': { ask: removeCode },
  'picture-size': { ask: addViewBox },
  'app-icon-format': { ask: takeOut },
  'icon-not-square': { ask: takeOut },
};
