// A node that only some pages have → its component. One chunk holds them all.
import type { ComponentType } from 'react';
import type { ContentNode, SpecialNode } from '../../model/views';
import { CodeLines } from './code';
import { LongList } from './list';
import { Picture } from './picture';
import { Quote } from './quote';
import { Rule } from './rule';
import { Table } from './table';

interface AnyNodeProps {
  readonly node: ContentNode;
  /** The level of headings within it. */
  readonly level: number;
}

type LateType = SpecialNode['type'] | 'list';

type NodeComponents = {
  readonly [Type in LateType]: ComponentType<{
    readonly node: Extract<ContentNode, { readonly type: Type }>;
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
};

export function AnyNode({ node, level }: AnyNodeProps) {
  const Component = components[node.type as LateType] as ComponentType<AnyNodeProps>;
  return <Component node={node} level={level} />;
}
