// Schemas → the source of the table that says where a manifest refers to something.
import { buildShape } from '../source/build-shape';
import type { Schemas } from '../source/read-schemas';

/** The source of engine/generated/shape.ts. */
export const generateShape = (schemas: Schemas): string =>
  [
    '// Generated from schemas/ by `npm run types`: change the schemas, not this file.',
    "import type { Shape } from '../model/shape';",
    '',
    `export const shape: Shape = ${JSON.stringify(buildShape(schemas), null, 2)};`,
    '',
  ].join('\n');
