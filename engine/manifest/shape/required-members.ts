// A schema of an entry of which other files may say a part → the schema of the whole entry.
interface Schema {
  readonly [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/**
 * What the manifest itself needs to have only where no other source may say it (`if`, `else`), the merged entry has in any
 * case. Other schemas stay as they are.
 */
export function withAllRequired<S extends Schema>(schema: S): Schema {
  const { if: condition, else: otherwise, ...rest } = schema;
  if (schema.properties === undefined || condition === undefined || !isSchema(otherwise))
    return schema;
  const lists = [schema.required, otherwise.required].map((list) =>
    Array.isArray(list) ? list : [],
  );
  return { ...rest, required: lists.flat() };
}
