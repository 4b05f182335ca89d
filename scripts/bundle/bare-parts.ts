// The source of a block → the first component of the engine in it that lacks what it cannot do without.
import { findPosition } from '../../engine/manifest/text/find-position';

export interface BarePart {
  readonly place: { readonly line: number; readonly column: number };
  readonly reason: string;
  readonly remedy: string;
}

/** By what each is called: the member, and what to write. */
const needs: ReadonlyMap<string, readonly [member: string, remedy: string]> = new Map([
  [
    'Image',
    [
      'image',
      'Write image={…}: what the block gets for a member whose schema is that of a picture, with its sizes and its alternative text.',
    ],
  ],
  [
    'RunningText',
    ['text', 'Write text={…}: what the block gets for a member that is running text.'],
  ],
  ['ContentNodes', ['nodes', 'Write nodes={…}: what the block gets for a content file.']],
  ['CardList', ['cards', 'Write cards={…}: what the block gets for a list of cards.']],
  [
    'BlockSection',
    ['block', 'Write block={block}: its id and its heading are those of the block.'],
  ],
]);

const element = new RegExp(`<(${[...needs.keys()].join('|')})(?=[\\s/>])((?:=>|[^>])*)>`, 'g');

export function findBarePart(source: string): BarePart | undefined {
  for (const { 1: name = '', 2: props = '', index } of source.matchAll(element)) {
    const [member = '', remedy = ''] = needs.get(name) ?? [];
    if (props.includes('{...') || new RegExp(`\\s${member}=`).test(props)) continue;
    return { place: findPosition(source, index), reason: `<${name}> lacks "${member}"`, remedy };
  }
  return undefined;
}
