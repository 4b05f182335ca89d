// A schema of a site's own → the examples in it that do not fit it: the gallery, and whoever begins with one, would have the mistake.
import { catalogue } from '../../engine/manifest/catalogue';
import { type Rule, toParameters } from '../../engine/manifest/rule';
import { compileNamed } from '../../engine/manifest/shape/compile-validators';
import { toShapeFindings } from '../../engine/manifest/shape/shape-findings';
import type { Schema, Schemas } from './read-schemas';

interface WrongExample {
  readonly pointer: string;
  readonly reason: string;
  readonly remedy: string;
}

/** Whether a text fits a pattern of the site's own, the gallery tells: it knows how to end one that takes for ever. */
const withoutPatterns = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' ? undefined : value,
  );

/** `name` is that of the schema, which its references begin at. */
export function findWrongExamples(
  { examples = [] }: Schema,
  name: string,
  schemas: Schemas,
): WrongExample[] {
  const schema = schemas.get(name);
  if (examples.length === 0 || schema === undefined) return [];
  const validate = compileNamed(new Map([...schemas, [name, withoutPatterns(schema)]]), name);
  return examples.flatMap((example, index) => {
    if (validate(example)) return [];
    return toShapeFindings('', validate.errors ?? []).map(({ code, params, pointer }) => {
      const rule: Rule = catalogue[code];
      const parameters = toParameters(params);
      return {
        pointer: `/examples/${index}${pointer}`,
        reason: rule.message(parameters),
        remedy: rule.hint(parameters),
      };
    });
  });
}
