// Values of sources → the same with their variables replaced, and what is found in their texts.
import type { FoundText } from '../checks/context/file-part';
import type { RawFinding, Spot } from '../raw-finding';
import type { Defined } from '../text/defined-variables';
import { substituteAll } from '../text/substitute-all';
import type { TextPlaces } from '../text/text-places';

interface FoundTexts {
  readonly unresolved: readonly Spot[];
  readonly linkTexts: readonly FoundText[];
  readonly used: ReadonlySet<string>;
}

export interface ReplacedTexts extends FoundTexts {
  readonly value: unknown;
}

/** A value, and what findings in it call its file. */
interface Whole {
  readonly file: string;
  readonly value: unknown;
  /** Where it is in the file. */
  readonly pointer?: string;
}

/** Gathers, from source to source, what checks need of all texts. */
export class SourceTexts {
  /** What the manifest defines. */
  readonly defined: Defined;
  /** Equal where the same is made of a text. */
  readonly key: string;
  /** Where a variable is used whose text is not known, for a reason that is reported elsewhere. */
  readonly unresolved: Spot[] = [];
  /** The texts that hold a link or emphasis, by what they stand in: a file, or the pointer of a page. */
  readonly linkTexts = new Map<string, readonly FoundText[]>();
  readonly usedVariables = new Set<string>();
  /** The variables that a group names, where it does. */
  readonly usedIn = new Map<string, readonly string[]>();

  constructor(defined: Defined) {
    const { variables, names } = defined;
    this.defined = defined;
    this.key = JSON.stringify([variables, names && [...names]]);
  }

  add(group: string, { unresolved, linkTexts, used }: FoundTexts): void {
    for (const spot of unresolved) this.unresolved.push(spot);
    for (const name of used) this.usedVariables.add(name);
    if (used.size > 0) this.usedIn.set(group, [...used]);
    if (linkTexts.length > 0) this.linkTexts.set(group, linkTexts);
  }

  /** The value with its variables replaced, and what is found in its texts; `findings` is where its own are added. */
  replace(
    { file, value, pointer = '' }: Whole,
    places: TextPlaces & { readonly findings: RawFinding[] },
  ): ReplacedTexts {
    const found = { unresolved: [], linkTexts: [], used: new Set<string>() };
    const own = substituteAll(value, pointer, { file, ...this.defined, ...places, ...found });
    return { value: own, ...found };
  }
}
