// A finding → what would fix it: operations, which are tried before anybody is offered them.
import type { Code, ParamsOf } from '../../../engine/manifest/catalogue';
import type { Finding, SourceRange } from '../../../engine/model/finding';
import type { Json } from '../../../engine/model/json';
import type { World } from '../../files/world';
import type { Operation } from '../operations';

export interface Repair {
  /** One sentence: what it does. */
  readonly title: string;
  readonly operations: readonly Operation[];
}

/** What repairs are made from, besides the finding. */
export interface RepairSite {
  readonly world: World;
  /** The text of a file; undefined where there is none, or its bytes are not text. */
  read(file: string): string | undefined;
  /** The value of a JSON file; undefined where it cannot be read. */
  parse(file: string): unknown;
  /** Empty where it cannot be read. */
  readonly manifest: Json;
  /** The paths of all files below files/, relative to it. */
  readonly files: readonly string[];
  /** Whether operations would bring an error that the site does not have. */
  breaks(operations: readonly Operation[]): boolean;
}

export type FindingOf<C extends Code> = Finding & { readonly parameters: ParamsOf<C> };

/** What can be done about the findings of one code, the best first. */
interface Repairable<C extends Code> {
  /** Repairs that lose nothing and change no word, and no fact, that readers are told. */
  fix?(finding: FindingOf<C>, site: RepairSite): Iterable<Repair>;
  /** Repairs that a person confirms. */
  ask?(finding: FindingOf<C>, site: RepairSite): Iterable<Repair>;
}

interface Unrepairable {
  /** Why only a person can fix it. */
  readonly none: string;
}

export const none = (reason: string): Unrepairable => ({ none: reason });

/** Total over the codes of a family: a new one has to decide. */
export type RepairsOf<Family> = {
  readonly [C in Code & keyof Family]: Repairable<C> | Unrepairable;
};

/** The row of any code. */
export type RepairRow = Repairable<Code> & Partial<Unrepairable>;

/** A finding, and the other places of the same name. */
export const placesOf = (finding: Finding): readonly SourceRange[] => [
  finding,
  ...finding.related.filter(({ message }) => message === 'Also used here.'),
];
