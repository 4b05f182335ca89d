// A tag that a collection does not have → what was meant by it.
import { toId } from '../../../content/addresses/to-id';
import type { ParamsOf } from '../../catalogue';
import { findNearest } from '../../shape/nearest';

interface Declared {
  readonly collection: string;
  readonly tags: readonly (readonly [id: string, { readonly title: string }])[];
}

/** People may write the title that readers see in the place of the id. */
export function explainTag(tag: string, { collection, tags }: Declared): ParamsOf<'unknown-tag'> {
  const ids = new Map(
    tags.flatMap(
      ([id, { title }]) =>
        [
          [title, id],
          [id, id],
        ] as const,
    ),
  );
  const near = ids.get(findNearest(tag, ids.keys()) ?? '');
  return { tag, collection, ...(near === undefined ? { id: toId(tag) } : { near }) };
}
