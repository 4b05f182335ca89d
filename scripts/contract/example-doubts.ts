// The schemas of a site's own blocks and kinds → warnings of examples in them that do not fit. Needs the compiler of schemas: who
// makes a contract has it loaded.
import { existsSync, readFileSync } from 'node:fs';
import type { CodeParams } from '../../engine/manifest/rules/code-rules';
import { findPosition } from '../../engine/manifest/text/find-position';
import type { Finding } from '../../engine/model/finding';
import { toOwnPlace } from '../bundle/own-places';
import { toCodeFinding } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { findOffset, listSchemaFiles } from './own-schemas';
import type { Schema, Schemas } from './read-schemas';
import { findWrongExamples } from './wrong-examples';

/** Pages do not have them, so they keep nothing from being built. */
export const findExampleDoubts = (workspace: Workspace, schemas: Schemas): Finding[] =>
  listSchemaFiles(workspace).flatMap(({ file, name, type }) => {
    if (!existsSync(file)) return [];
    const text = readFileSync(file, 'utf8');
    const wrong = findWrongExamples(JSON.parse(text) as Schema, name, schemas);
    return wrong.map(({ pointer, reason, remedy }) => {
      const place = {
        file: toOwnPlace(workspace, file) ?? file,
        ...findPosition(text, findOffset(text, pointer)),
      };
      const params: CodeParams['block-example'] = { type, reason, remedy };
      return toCodeFinding('block-example', place, params);
    });
  });
