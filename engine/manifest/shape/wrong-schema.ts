/** What is wrong in the schema of a name. Apart from the compiler that finds it, which takes long to load. */
export class WrongSchema extends Error {
  override readonly name = 'WrongSchema';
  readonly schema: string;

  constructor(schema: string, { message }: Error) {
    super(message.replace(/^strict mode: | from id \S+$/g, ''));
    this.schema = schema;
  }
}
