// The schemas of a site's own kinds → those of the blocks that show their items, for the type checker.
import { toOwnMembers } from '../../engine/content/collections/own-members';
import type { OwnKind } from '../bundle/own-kinds';
import { buildKinds } from '../contract/build-kinds';
import { type Schema, type Schemas, withCommonMembers } from '../contract/read-schemas';

interface KindBlock {
  /** `course/page`. */
  readonly type: string;
  /** The name of its schema: references in it lead where those of its kind lead. */
  readonly concept: string;
  readonly schema: Schema;
}

/** What the parts of the engine look for on every block. */
const ofBlocks = {
  id: { type: 'string' },
  effect: { $ref: '../effect.schema.json' },
};

export const listKindBlocks = (
  schemas: Schemas,
  own: ReadonlyMap<string, OwnKind>,
): readonly KindBlock[] =>
  [...own].flatMap(([name, { parts }]) => {
    const kind = buildKinds(schemas)[name];
    const schema = schemas.get(`kinds/${name}`);
    if (kind === undefined || schema === undefined) return [];
    return parts.map((part): KindBlock => {
      const type = `${name}/${part}`;
      const members = toOwnMembers(schema.properties ?? {}, kind);
      const properties = { type: { type: 'string', const: type }, ...ofBlocks, ...members };
      const required = [...(schema.required ?? []), 'type'];
      return {
        ...{ type, concept: `blocks/${name}-${part}` },
        schema: withCommonMembers(
          { ...schema, properties, required },
          schemas.get('block-members'),
        ),
      };
    });
  });
