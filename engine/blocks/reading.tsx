import { ContentNodes, type ContentNodesProps } from '../ui/content-nodes';

/** The text of a block that is nothing but text; its layouts have sheets of their own. */
export function Reading(props: ContentNodesProps) {
  return <ContentNodes {...props} />;
}
