// A JSON text and its value → which of its objects and lists are on one line, and which have a line for each member.
import type { Node } from 'jsonc-parser';
import { isRecord, type JsonValue } from '../../engine/model/json';
import type { FindForm } from './format-json';
import { readNodes } from './json-nodes';

export function findForms(text: string, value: unknown): FindForm {
  const forms = new Map<unknown, 'line' | 'lines'>();
  const visit = (node: Node | undefined, of: unknown): void => {
    if (node?.children === undefined || node.children.length === 0) return;
    const spans = text.slice(node.offset, node.offset + node.length).includes('\n');
    forms.set(of, spans ? 'lines' : 'line');
    // What was on one line with all around it may have to leave that line: then its length decides.
    if (!spans) return;
    for (const [index, child] of node.children.entries()) {
      if (Array.isArray(of)) visit(child, of[index]);
      else if (isRecord(of)) visit(child.children?.[1], of[String(child.children?.[0]?.value)]);
    }
  };
  visit(readNodes(text), value);
  return (one: JsonValue) => forms.get(one);
}
