// What may stand in a line, beside words: code, a line break, a small picture, the number of a footnote.
import { useContext } from 'react';
import { toNoteIds } from '../../content/addresses/element-ids';
import type { LateInline } from '../../generated/concept-views';
import { Image } from '../image';
import { BlockIdContext } from '../services';

function NoteMark({ node }: { readonly node: Extract<LateInline, { readonly type: 'note' }> }) {
  const { number, again } = node;
  const { mark, note } = toNoteIds(useContext(BlockIdContext), number);
  return (
    <sup className="inline-note">
      <a href={`#${note}`} id={again ? undefined : mark} role="doc-noteref">
        {number}
      </a>
    </sup>
  );
}

export function InlineNode({ node }: { readonly node: LateInline }) {
  switch (node.type) {
    case 'inline-code':
      return (
        <code className="inline-code" dir="ltr">
          {node.text}
        </code>
      );
    case 'inline-image':
      return <Image image={node.image} className="inline-image" />;
    case 'note':
      return <NoteMark node={node} />;
    case 'break':
      return <br />;
  }
}
