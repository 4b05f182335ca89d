// A block that is the head of its page: which words it shows where it says none.
import { headTypes } from '../../../engine/generated/block-roles';
import { isRecord } from '../../../engine/model/json';
import { Icon } from './icon';
import { findBlocks } from './site-values';
import { useShell, useStore } from './use-shell';

interface HeadNoteProps {
  readonly page: string;
  /** Of the block, on the page as it is shown. */
  readonly index: number;
}

export function HeadNote({ page, index }: HeadNoteProps) {
  const store = useStore();
  const { site } = useShell();
  const { blocks, hasDocument } = findBlocks(site, page);
  const block = hasDocument ? undefined : blocks[index];
  if (index > 0 || !isRecord(block) || !headTypes.includes(String(block.type))) return null;
  const lacking = [
    ...(block.heading === undefined ? ['the title'] : []),
    ...(block.text === undefined ? ['the opening sentences'] : []),
    ...(block.image === undefined && block.video === undefined ? ['the picture'] : []),
  ];
  if (lacking.length === 0) return null;
  return (
    <p className="note of-head">
      <span>
        This is the head of the page. What is empty here comes from the page:{' '}
        {new Intl.ListFormat('en').format(lacking)}.
      </span>
      <button type="button" onClick={() => store.select({ type: 'page', page })}>
        Change it there <Icon name="forward" />
      </button>
    </p>
  );
}
