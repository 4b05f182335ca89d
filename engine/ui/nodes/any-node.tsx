// A node that only some pages have → its component. One chunk holds them all.
import type { ComponentType } from 'react';
import type { ContentNode, LateInline, SpecialNode } from '../../generated/concept-views';
import type { LateNodes } from '../services';
import { CodeLines } from './code';
import { InlineNode } from './inline';
import { LongList } from './list';
import { Notes } from './notes';
import { Picture } from './picture';
import { Quote } from './quote';
import { Rule } from './rule';
import { Table } from './table';

type LateType = SpecialNode['type'] | 'list' | LateInline['type'];

type NodeComponents = {
  readonly [Type in LateType]: ComponentType<{
    readonly node: Extract<ContentNode | LateInline, { readonly type: Type }>;
    /** The level of headings within it. */
    readonly level: number;
  }>;
};

const components: NodeComponents = {
  list: LongList,
  table: Table,
  quote: Quote,
  picture: Picture,
  code: CodeLines,
  rule: Rule,
  notes: Notes,
  'inline-code': InlineNode,
  'inline-image': InlineNode,
  note: InlineNode,
  break: InlineNode,
};

export const AnyNode: LateNodes = ({ node, level }) => {
  const Component = components[node.type as LateType] as LateNodes;
  return <Component node={node} level={level} />;
};
