// What the catalogue says about one kind of mistake.
import type { ParameterValue, Severity } from '../model/finding';

/** The facts of any finding. */
export type Params = Readonly<Record<string, ParameterValue | undefined>>;

/** The facts of one kind of finding, to be inserted into its sentences: no other name compiles. */
export type ParamsNamed<Required extends string, Optional extends string> = [
  Required | Optional,
] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Name in Required]: ParameterValue } & {
      readonly [Name in Optional]?: ParameterValue | undefined;
    };

/**
 * Whether a manifest may change the severity of a rule: `free` rules are matters of judgement; a site that breaks a
 * `required` one cannot be built; `safety` rules protect visitors.
 */
export type Reach = 'free' | 'required' | 'safety';

/** From the characters of a text to what it lacks, in this order: what is broken further up hides what lies below. */
export const depths = ['syntax', 'shape', 'meaning', 'absence'] as const;

export type Depth = (typeof depths)[number];

/** Its sentences are methods: so a rule of some parameters is a rule of any, for those who print them all. */
export interface Rule<P = Params> {
  readonly severity: Severity;
  readonly reach: Reach;
  /** How deep a look must be to find it; absent: that of its family, which is `meaning` but for shapes. */
  readonly depth?: Depth;
  /** Whether nothing is reported unless the manifest gives it a severity. */
  readonly isOff?: true;
  /** One sentence: the cause. */
  message(params: P): string;
  /** One sentence: the remedy. */
  hint(params: P): string;
  /** A mistake and its fix, as they are written in a file; in words where the mistake is not in a text. */
  readonly example: readonly [wrong: string, fixed: string];
}

/** Of no known parameters: a row that does not declare them cannot use them. */
export type Rules = Readonly<Record<string, Rule<never>>>;

/** A rule with the parameters of its sentences: those of every finding, and those of some. */
export const rule = <Required extends string = never, Optional extends string = never>(
  row: Rule<ParamsNamed<Required, Optional>>,
): Rule<ParamsNamed<Required, Optional>> => row;

/** The parameters of each rule of some. */
export type ParamsByCode<R extends Rules> = {
  readonly [Code in keyof R]: Parameters<R[Code]['message']>[0];
};

/** What nobody reads to its end, such as a picture in its address. */
const endless = /[^\s"]{500,}/g;

const shorten = (value: ParameterValue): ParameterValue =>
  typeof value === 'string'
    ? value.replace(endless, (run) => `${run.slice(0, 80)}… (${run.length} characters)`)
    : value;

/** What a report has of the parameters of a finding: those that have a value. */
export const toParameters = (params: Params): Readonly<Record<string, ParameterValue>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, shorten(value)]],
    ),
  );

/** Proposes the name that was probably meant; without one, `otherwise`. */
export const meant = (
  { near }: { readonly near?: ParameterValue | undefined },
  otherwise: string,
): string => (near === undefined ? otherwise : `Did you mean "${near}"?`);
