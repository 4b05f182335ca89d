// Running text → words, emphasis and links. Links are plain: one listener on the document follows them.
import { Fragment } from 'react';
import { isSaved } from '../content/addresses/output-paths';
import type { Inline, RichText } from '../generated/concept-views';
import { LateNode } from './late-node';

function InlineText({ node }: { readonly node: Inline }) {
  if (typeof node === 'string') return node;
  if (!('children' in node)) return <LateNode node={node} level={0} />;
  const words = <RunningText text={node.children} />;
  if (node.type === 'link')
    return (
      <a href={node.href} hrefLang={node.language} download={isSaved(node.href)}>
        {words}
      </a>
    );
  return node.type === 'strong' ? <strong>{words}</strong> : <em>{words}</em>;
}

export function RunningText({ text }: { readonly text: RichText }) {
  return text.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parsed text has no identity but its order
    <Fragment key={index}>
      <InlineText node={node} />
    </Fragment>
  ));
}
