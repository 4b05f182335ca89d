// A block, in a manifest or in a view → the ids that are written in it, and the text whose headings give others.

interface WithIds {
  readonly id?: string;
  readonly people?: readonly { readonly id: string }[];
}

/** An id, and its place as a JSON pointer below the block. */
interface WrittenId {
  readonly id: string;
  readonly at: string;
}

export const findWrittenIds = ({ id, people = [] }: WithIds): readonly WrittenId[] => [
  ...(id === undefined ? [] : [{ id, at: '/id' }]),
  ...people.map((person, index) => ({ id: person.id, at: `/people/${index}/id` })),
];

interface WithText<Text> {
  readonly type: string;
  readonly items?: Text;
  /** It stands in place of the text of the file. */
  readonly fixed?: Text;
  readonly file?: string;
}

/** The text of a block, or the name of the file that holds it; undefined where it has none. */
export const findText = <Text>({
  items,
  fixed = items,
  file,
}: WithText<Text>): Text | string | undefined => fixed ?? file;
