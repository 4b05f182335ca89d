// Content nodes → paragraphs, lists, headed sections, and what else a text may have. Knows no manifest.
import { Fragment } from 'react';
import { findSection, type SectionTexts } from '../content/text/section-texts';
import type {
  ContentNode,
  ListItem,
  ListNode,
  RichText,
  SectionNode,
} from '../generated/concept-views';
import { Image } from './image';
import { LateNode } from './late-node';
import { RunningText } from './running-text';

interface NodeOptions {
  /** The level of the headings of sections. */
  readonly level: number;
  /** Whether addresses may lead to its sections. */
  readonly anchors?: boolean;
  /** A heading for lists without one. */
  readonly listHeading?: string | undefined;
  readonly sections?: SectionTexts | undefined;
}

export interface ContentNodesProps extends NodeOptions {
  readonly nodes: readonly ContentNode[];
}

type NodeProps<Type = ContentNode> = NodeOptions & { readonly node: Type };

const toHeading = (level: number) => `h${Math.min(level, 6)}` as 'h2';

function Section({ node, ...options }: NodeProps<SectionNode>) {
  const { level, anchors = true, sections } = options;
  const Heading = toHeading(level);
  const own = findSection(sections, node.key);
  const words = node.heading ? <RunningText text={node.heading} /> : node.key;
  return (
    <div className="content-nodes-section" data-picture={own?.image ? '' : undefined}>
      <div>
        <Heading id={anchors ? node.id : undefined}>{own?.title ?? words}</Heading>
        <Nodes {...options} nodes={node.body} level={level + 1} listHeading={undefined} />
      </div>
      {own?.image && <Image image={own.image} className="content-picture" />}
    </div>
  );
}

const isText = (item: ListItem): item is RichText => !('nodes' in item);

type BulletList = Omit<ListNode, 'items'> & { readonly items: readonly RichText[] };

/** Whether the items of a list are bullets without anything in them. */
const isPlain = (node: ContentNode): node is BulletList =>
  node.type === 'list' && !node.ordered && node.items.every(isText);

function Node(props: NodeProps) {
  const { node, level, listHeading } = props;
  if (node.type === 'section') return <Section {...props} node={node} />;
  if (node.type === 'paragraph') {
    return (
      <p>
        <RunningText text={node.text} />
      </p>
    );
  }
  const Heading = toHeading(level);
  return (
    <>
      {node.type === 'list' && listHeading !== undefined && <Heading>{listHeading}</Heading>}
      {isPlain(node) ? (
        <ul>
          {node.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a file have no identity but their order
            <li key={index}>
              <RunningText text={item} />
            </li>
          ))}
        </ul>
      ) : (
        <LateNode {...props} />
      )}
    </>
  );
}

/** Without an element around them. */
export function Nodes({ nodes, ...options }: ContentNodesProps) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a file have no identity but their order
    <Fragment key={index}>
      <Node {...options} node={node} />
    </Fragment>
  ));
}

export function ContentNodes(props: ContentNodesProps) {
  return (
    <div className="content-nodes">
      <Nodes {...props} />
    </div>
  );
}
