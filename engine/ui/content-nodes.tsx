// Content nodes → paragraphs, lists and headed sections. Knows no manifest.
import { Fragment } from 'react';
import { findSection, type SectionTexts } from '../content/section-texts';
import type { ContentBody, ContentNode } from '../model/views';
import { Image } from './image';
import { RunningText } from './running-text';

export interface ContentNodesProps {
  readonly nodes: readonly ContentNode[];
  /** The level of the headings of sections. */
  readonly level: 2 | 3 | 4;
  /** Whether addresses may lead to its sections. */
  readonly anchors?: boolean;
  /** A heading for lists without one. */
  readonly listHeading?: string | undefined;
  readonly sections?: SectionTexts | undefined;
}

function Body({ body }: { readonly body: ContentBody }) {
  if (body.type === 'paragraph') {
    return (
      <p>
        <RunningText text={body.text} />
      </p>
    );
  }
  return (
    <ul>
      {body.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a file have no identity but their order
        <li key={index}>
          <RunningText text={item} />
        </li>
      ))}
    </ul>
  );
}

function Node({
  node,
  level,
  anchors = true,
  listHeading,
  sections,
}: ContentNodesProps & { node: ContentNode }) {
  const Heading = `h${level}` as const;
  if (node.type === 'section') {
    const own = findSection(sections, node.key);
    return (
      <div className="content-nodes-section" data-picture={own?.image ? '' : undefined}>
        <div>
          <Heading id={anchors ? node.id : undefined}>{own?.title ?? node.key}</Heading>
          {node.body.map((body, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Body key={index} body={body} />
          ))}
        </div>
        {own?.image && <Image image={own.image} />}
      </div>
    );
  }
  return (
    <>
      {node.type === 'list' && listHeading !== undefined && <Heading>{listHeading}</Heading>}
      <Body body={node} />
    </>
  );
}

export function ContentNodes(props: ContentNodesProps) {
  return (
    <div className="content-nodes">
      {props.nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a file have no identity but their order
        <Fragment key={index}>
          <Node {...props} node={node} />
        </Fragment>
      ))}
    </div>
  );
}
