import type { SpecialNodes } from '../../generated/concept-views';
import { Nodes } from '../content-nodes';
import { Image } from '../image';

interface QuoteProps {
  readonly node: SpecialNodes['quote'];
  /** The level of headings within it. */
  readonly level: number;
}

/** What somebody said, and who it was. */
export function Quote({ node, level }: QuoteProps) {
  const { body, image, name, role } = node;
  const words = (
    <blockquote className="quote-words">
      <Nodes nodes={body} level={level} />
    </blockquote>
  );
  if (!image && name === undefined && role === undefined) return words;
  return (
    <figure className="quote-figure">
      {words}
      <figcaption className="quote-source">
        {image && <Image image={image} className="quote-image" />}
        <span>
          {name !== undefined && <span className="quote-name">{name}</span>}
          {name !== undefined && role !== undefined && ' '}
          {role !== undefined && <span className="quote-role">{role}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
