// What can be put into a text: below the words that are typed, or at its end. The bar over the page and the panel beside it offer the same.
import { messageOf } from '../../../engine/model/message-of';
import type { PageEditing } from '../page/page-editing';
import { type ParagraphKind, paragraphMarks, type TextPart, unsaid } from '../words-dialect';
import { ask } from './request';
import type { AskedPart } from './shell-state';
import type { ShellStore } from './shell-store';

export const paragraphKinds: readonly (readonly [ParagraphKind, string])[] = [
  ['paragraph', 'Paragraph'],
  ['heading', 'Heading'],
  ['list', 'List'],
  ['numbers', 'Numbered list'],
  ['quotation', 'Quotation'],
];

export const textParts: readonly (readonly [TextPart, string])[] = [
  ...paragraphKinds,
  ['table', 'Table'],
  ['picture', 'Picture'],
  ['note', 'Footnote'],
];

const table = `| ${unsaid} | ${unsaid} |\n| --- | --- |\n| ${unsaid} | ${unsaid} |`;

const isKind = (part: TextPart): part is ParagraphKind => part in paragraphMarks;

/** A text without words on the page: it begins with what is added. */
async function append(store: ShellStore, { file, part, picture }: AskedPart): Promise<void> {
  const before = await ask('read', { file });
  if (before === null) return;
  const words =
    part === 'table' ? table : (picture ?? (isKind(part) ? paragraphMarks[part] : '') + unsaid);
  const text = `${before.trimEnd()}\n\n${words}\n`.trimStart();
  await store.take(`text ${file}`, { type: 'document', file, text, before });
}

export async function putPart(
  editing: PageEditing,
  store: ShellStore,
  asked: AskedPart,
): Promise<void> {
  const { file, part, makes = false, picture } = asked;
  const { typing } = editing;
  try {
    if (!(await editing.openIn(file, makes))) {
      if (makes) return;
      await append(store, asked);
      await editing.openIn(file);
    } else if (part === 'note') typing.addNote();
    else if (!isKind(part)) typing.become({ pasted: [part === 'table' ? table : `\n${picture}`] });
    else if (makes) typing.become({ as: part });
    else typing.beginBelow(part);
  } catch (error) {
    store.set({ status: { kind: 'failed', text: messageOf(error) } });
  }
}
