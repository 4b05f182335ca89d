// Validators that know whether a value is valid, those that know why not → validators that say both.
import type { Validator, Validators } from '../../model/contract';
import { invariant } from '../../model/invariant';

/** Before the name of a kind, in the name of the validator of its items. */
export const kindPrefix = 'kind_';

/** By the names under which they are compiled. */
export type CompiledValidators = Readonly<Record<string, Validator>>;

/** What most sites never need is loaded, once, for the first value that is invalid. */
export function pairValidators(
  quick: CompiledValidators,
  loadThorough: () => CompiledValidators,
): Validators {
  let thorough: CompiledValidators | undefined;
  const pair = (name: string): Validator => {
    const validate: Validator = (value) => {
      validate.errors = null;
      if (quick[name]?.(value)) return true;
      thorough ??= loadThorough();
      const explain = thorough[name];
      invariant(explain !== undefined, `${name} is compiled`);
      const isValid = explain(value);
      validate.errors = explain.errors ?? null;
      return isValid;
    };
    return validate;
  };
  const kinds = Object.keys(quick).filter((name) => name.startsWith(kindPrefix));
  return {
    validateManifest: pair('validateManifest'),
    validateContent: pair('validateContent'),
    validateTranslation: pair('validateTranslation'),
    validateDocumentTranslation: pair('validateDocumentTranslation'),
    itemValidators: Object.fromEntries(
      kinds.map((name) => [name.slice(kindPrefix.length), pair(name)]),
    ),
  };
}
