// The ids of a page's elements: each is written once, and what links name is there.

import { toSectionIds } from '../../content/element-ids';
import { findText, findWrittenIds } from '../../content/find-anchors';
import { findHeadingIds } from '../../content/parse-content';
import { toPointer } from '../../content/shape';
import type { ContentItem } from '../../generated/manifest';
import type { Finding, Related } from '../finding';
import type { CheckContext } from './check-context';

/** The ids of a page that links may name; undefined where a fault leaves them unknown. */
export function findAnchors(context: CheckContext, id: string): ReadonlySet<string> | undefined {
  const page = context.sound ? context.manifest.pages[id] : undefined;
  const texts = page?.blocks.map((block) => {
    const text = findText<readonly ContentItem[]>(block) ?? [];
    return typeof text === 'string' ? context.contents.get(text) : text;
  });
  if (page === undefined || !texts?.every((text) => text !== undefined)) return undefined;
  const written = page.blocks.flatMap(findWrittenIds).map((own) => own.id);
  const sections = toSectionIds(written, texts.map(findHeadingIds));
  return new Set([...written, ...sections.flat()]);
}

/** Ids that are written twice in a page. What a heading gives makes way by itself. */
export function checkIds({ file, manifest }: CheckContext): readonly Finding[] {
  return Object.entries(manifest.pages).flatMap(([page, { blocks }]) => {
    const seen = new Map<string, string>();
    const at = toPointer('/pages', page);
    const written = blocks.flatMap((block, index) =>
      findWrittenIds(block).map((own) => ({ ...own, pointer: `${at}/blocks/${index}${own.at}` })),
    );
    return written.flatMap(({ id, pointer }): Finding[] => {
      const first = seen.get(id);
      if (first === undefined) {
        seen.set(id, pointer);
        return [];
      }
      const related: Related[] = [{ file, pointer: first, message: 'It stands here first.' }];
      return [{ code: 'duplicate-id', file, pointer, params: { id }, related }];
    });
  });
}
