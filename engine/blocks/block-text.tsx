// The sentence below the heading of a block.
import type { RichText } from '../generated/concept-views';
import { RunningText } from '../ui/running-text';

interface BlockTextProps {
  readonly text: RichText | undefined;
  readonly className?: string;
}

export function BlockText({ text, className = 'block-text' }: BlockTextProps) {
  if (text === undefined) return null;
  return (
    <p className={className}>
      <RunningText text={text} />
    </p>
  );
}
