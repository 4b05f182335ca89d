// Every tool of the server, as the protocol lists them.
import type { ListedTool } from './serve-protocol';
import type { Tool } from './tool';
import { describeTool } from './tools/describe';
import { diffTool } from './tools/diff';
import { applyTool, checkTool, undoTool } from './tools/edit-tools';
import { findTool } from './tools/find';
import { findingsTool } from './tools/findings';
import { lookTool } from './tools/look';
import { outlineTool } from './tools/outline';
import { readTool } from './tools/read';
import { translateTool } from './tools/translate';

const all: readonly Tool[] = [
  outlineTool,
  findTool,
  readTool,
  describeTool,
  findingsTool,
  checkTool,
  applyTool,
  undoTool,
  diffTool,
  lookTool,
  translateTool,
];

export const listTools = ({ readOnly }: { readonly readOnly: boolean }): readonly Tool[] =>
  all.filter(({ writes = false }) => !(readOnly && writes));

const text = { type: 'string' };
const number = { type: 'integer' };

/**
 * What every answer may have besides what the site says: a sentence of the server; what became of an edit; why there is no
 * answer; what names the edit for undo; where to go on; how much there is in all; what may stand there.
 */
const ofAnswers = {
  ...{ about: text, outcome: text, error: text, token: text },
  ...{ next: number, count: number, schema: { type: 'object' } },
};

export function toListed({
  name,
  title,
  about,
  writes = false,
  input,
  required = [],
  says,
}: Tool): ListedTool {
  const fromSite = Object.fromEntries(
    Object.entries(says).map(([member, description]) => [member, { description }]),
  );
  return {
    ...{ name, title, description: about },
    inputSchema: {
      type: 'object',
      properties: input,
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        ...ofAnswers,
        fromSite: {
          type: 'object',
          properties: fromSite,
        },
      },
      additionalProperties: false,
    },
    annotations: {
      readOnlyHint: !writes,
      // Nothing is lost: each edit can be taken back.
      destructiveHint: false,
      idempotentHint: !writes,
      openWorldHint: false,
    },
  };
}
