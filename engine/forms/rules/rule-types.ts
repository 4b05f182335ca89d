// What the rules of fields are applied with.
import type { FormSettings } from '../../generated/manifest';

/** What is said of mistakes. */
export type RuleLabels = FormSettings['labels'] & { readonly missing: string };

/** The controls of a form by name. */
export type Controls = ReadonlyMap<string, readonly HTMLInputElement[]>;
