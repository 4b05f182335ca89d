// The footnotes of a text, each with its number, which leads back to where the text names it.
import { useContext } from 'react';
import { toNoteIds } from '../../content/addresses/element-ids';
import type { SpecialNodes } from '../../generated/concept-views';
import { Nodes } from '../content-nodes';
import { BlockIdContext } from '../services';

interface NotesProps {
  readonly node: SpecialNodes['notes'];
  /** The level of headings within it. */
  readonly level: number;
}

export function Notes({ node, level }: NotesProps) {
  const block = useContext(BlockIdContext);
  return (
    <ol className="notes-list">
      {node.items.map((nodes, index) => {
        const number = index + 1;
        const { mark, note } = toNoteIds(block, number);
        return (
          <li key={note} id={note}>
            <a className="notes-number" href={`#${mark}`} role="doc-backlink">
              {number}
            </a>
            <div className="notes-words">
              <Nodes nodes={nodes} level={level} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
