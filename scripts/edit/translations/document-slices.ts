// The text of a document → the Markdown of each of its parts, from heading to heading.
import { toSteps } from '../../../engine/content/shape/shape';
import { isHeading, type Part } from '../../../engine/manifest/languages/document-parts';
import type { ParseDocument, SourceNode } from '../../../engine/model/document-parser';

/** A part of a text, without the blank lines around it. */
interface Slice {
  readonly offset: number;
  readonly text: string;
}

function findNode(root: SourceNode | undefined, pointer: string): SourceNode | undefined {
  return toSteps(pointer).reduce<SourceNode | undefined>(
    (node, step) =>
      node?.type === 'array'
        ? node.children?.[Number(step)]
        : node?.children?.find(({ children: [key] = [] }) => key?.value === step)?.children?.[1],
    root,
  );
}

function trim(text: string, [start, end]: readonly [number, number]): Slice {
  const own = text.slice(start, end);
  const left = own.trimStart();
  return { offset: start + own.length - left.length, text: left.trimEnd() };
}

/** By name of the part; footnotes belong to the part that they stand in. `end`: where the front matter ends. */
export function sliceDocument(
  {
    text,
    end,
    parse,
  }: { readonly text: string; readonly end: number; readonly parse: ParseDocument },
  parts: readonly Part[],
): ReadonlyMap<string, Slice> {
  const tree = parse(text).tree();
  const starts = parts
    .filter(({ name }) => isHeading(name))
    .map(({ name, pointer = '' }) => {
      const at = findNode(tree, `${pointer}/$section/heading`)?.offset ?? end;
      return { name, start: Math.max(end, text.lastIndexOf('\n', at - 1) + 1) };
    });
  const all = [{ name: 'start', start: end }, ...starts];
  const known = new Set(parts.map(({ name }) => name));
  return new Map(
    all.flatMap(({ name, start }, index) => {
      const slice = trim(text, [start, all[index + 1]?.start ?? text.length]);
      return known.has(name) || slice.text !== '' ? [[name, slice] as const] : [];
    }),
  );
}
