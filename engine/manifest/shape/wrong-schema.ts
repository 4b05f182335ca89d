/** What is wrong in the schema of a name. Apart from the compiler that finds it, which takes long to load. */
export class WrongSchema extends Error {
  override readonly name = 'WrongSchema';
  readonly schema: string;
  /** Where in it, if the compiler says so. */
  readonly pointer: string | undefined;

  constructor(schema: string, { message }: Error) {
    const { pointer, reason } = readMessage(message);
    super(reason);
    this.schema = schema;
    this.pointer = pointer;
  }
}

/** What it says of the value of a keyword: `keyword "item" value is invalid at path "#/a": data/order must be …`. */
const ofKeyword =
  /^keyword "(\w+)" value is invalid at path "[^"#]*#([^"]*)": data(\/\S*)? (.*?)(?:, data.*)?$/;

/** The ways in which the compiler says where: `at path "#/a"`, `at "https://…#/a"`, and of a value `data/a must be …`. */
function readMessage(message: string): { readonly reason: string; readonly pointer?: string } {
  const [, keyword, place = '', inner = '', what] = ofKeyword.exec(message) ?? [];
  if (keyword !== undefined) {
    const pointer = `${decodeURIComponent(place)}/${keyword}${inner}`;
    return { reason: `${nameLast(pointer)} ${what}`, pointer };
  }
  const [, pattern, why] = /^Invalid regular expression: \/(.*)\/u?: (.*)$/s.exec(message) ?? [];
  if (pattern !== undefined)
    return { reason: `the pattern "${pattern}" cannot be read: ${why?.toLowerCase()}` };
  const [, before, at] = /^(.*?)(?: in schema)? at (?:path )?"[^"#]*#([^"]*)"/.exec(message) ?? [];
  if (before !== undefined && at !== undefined)
    return { reason: before.replace(/^strict mode: /, ''), pointer: decodeURIComponent(at) };
  const [, value, rule] = /^schema is invalid: data(\/\S*) (.*?)(?:, data.*)?$/.exec(message) ?? [];
  if (value !== undefined) return { reason: `${nameLast(value)} ${rule}`, pointer: value };
  return { reason: message.replace(/^strict mode: | from id \S+$/g, '') };
}

/** The last name; a place in a list has none. */
const nameLast = (pointer: string): string => `"${/([^/]*)(?:\/\d+)*$/.exec(pointer)?.[1] ?? ''}"`;
