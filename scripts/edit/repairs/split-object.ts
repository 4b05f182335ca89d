// An object in a list → several, each with some of its members; every other byte is kept.
import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser';
import type { SourceRange } from '../../../engine/model/finding';
import type { Edit } from '../edits';
import type { Repair, RepairSite } from './repair';
import { findSpan } from './text-repairs';

/** The members of the object in a list that has one at a place, and which of them that is. */
function findMembers(site: RepairSite, place: SourceRange) {
  const { text, start } = findSpan(site, place) ?? { text: '', start: 0 };
  const root = parseTree(text);
  const member = root && findNodeAtOffset(root, start)?.parent;
  const item = member?.type === 'property' ? member.parent : undefined;
  const members = item?.parent?.type === 'array' ? (item.children ?? []) : [];
  return { text, members, at: members.findIndex(({ offset }) => offset === member?.offset) };
}

const endOf = ({ offset, length }: Node): number => offset + length;

/** Ends an object between two members, and begins another. */
function splitBetween(text: string, before: Node, after: Node): Edit {
  const gap = text.slice(endOf(before), after.offset);
  return { offset: endOf(before), length: gap.length, text: ` }${gap.trimEnd()} { ` };
}

/** Makes an object of the member and those after it. */
export function* splitBefore(place: SourceRange, site: RepairSite): Iterable<Repair> {
  const { text, members, at } = findMembers(site, place);
  const [before, member] = [members[at - 1], members[at]];
  if (before === undefined || member === undefined) return;
  const edits = [splitBetween(text, before, member)];
  yield {
    title: 'Make an item of its own of what begins here.',
    operations: [{ op: 'edit', file: place.file, edits }],
  };
}

/** Makes an object of each member. */
export function* splitAll(place: SourceRange, site: RepairSite): Iterable<Repair> {
  const { text, members } = findMembers(site, place);
  const edits = members
    .slice(1)
    .map((after, index) => splitBetween(text, members[index] ?? after, after));
  if (edits.length > 0)
    yield {
      title: 'Make an object of each member: so they keep their order.',
      operations: [{ op: 'edit', file: place.file, edits }],
    };
}
