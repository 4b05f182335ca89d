// A block of a page that goes to another place there; the text of the page is the first of those that are shown.
import { headTypes } from '../../../engine/generated/block-roles';
import { isRecord } from '../../../engine/model/json';
import { readNamed } from './fields/form-schema';
import { moveAboveText } from './move-above-text';
import { ask } from './request';
import type { ShellStore } from './shell-store';
import { findBlocks, findEntry } from './site-values';

interface Moved {
  readonly page: string;
  /** As the page shows them. */
  readonly from: number;
  readonly to: number;
}

const noHead =
  'What was the head of the page is a block like all others now, and the page begins with its title. Undo takes that back.';

const isHead = (block: unknown): boolean =>
  isRecord(block) && headTypes.includes(String(block.type));

export async function moveBlock(store: ShellStore, { page, from, to }: Moved): Promise<void> {
  const { site, schemas } = store.get();
  const { blocks, hasDocument } = findBlocks(site, page);
  const first = hasDocument ? 1 : 0;
  const block = blocks[from - first];
  if (!isRecord(block) || to < 0 || to - first >= blocks.length || to === from) return;
  const type = String(block.type);
  const title = readNamed(schemas, `blocks/${type}`).title ?? type;
  const select = (index: number): void => store.select({ type: 'block', page, index });
  if (to < first && from === first) {
    // The text of the page becomes a block, too.
    const file = `files/${findEntry(site, page).document}`;
    const [matter, text] = await Promise.all([ask('item', { file }), ask('read', { file })]);
    if (!isRecord(matter) || text === null) return;
    const operations = moveAboveText(site, page, { matter, text });
    const answer = await store.operate(`move “${title}” above the text`, ...operations);
    if (answer.type === 'written') select(0);
    if (answer.type !== 'waits') return;
    void store.discard(answer.id);
    const said = 'It cannot stand above the text of this page, which is translated as a whole.';
    store.set({ said, status: { kind: 'waiting', text: said } });
    return;
  }
  const index = Math.max(to, first) - first;
  const operation = { op: 'block move', page, block: from - first, index };
  const { type: answer } = await store.operate(
    `move the block “${title}” ${to < from ? 'up' : 'down'} to place ${Math.max(to, first) + 1}`,
    operation,
  );
  if (answer !== 'written') return;
  // Who goes on before the answer moves it further.
  const now = findBlocks(store.get().site, page).blocks.map((one) => JSON.stringify(one));
  const found = now.indexOf(JSON.stringify(block));
  select(first + (found < 0 ? index : found));
  const next = index === 0 ? block : blocks[from === 0 ? 1 : 0];
  if (!hasDocument && isHead(blocks[0]) && !isHead(next)) store.set({ notice: noHead });
}
