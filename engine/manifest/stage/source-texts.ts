// Values of sources → the same with their variables replaced, and what is found in their texts.
import type { FoundText } from '../checks/context/link-texts';
import type { RawFinding, Spot } from '../raw-finding';
import type { Defined } from '../text/defined-variables';
import { substituteAll } from '../text/substitute-all';
import type { TextPlaces } from '../text/text-places';

/** A value, and what findings in it call its file. */
interface Whole {
  readonly file: string;
  readonly value: unknown;
}

/** Gathers, from source to source, what checks need of all texts. */
export class SourceTexts {
  /** What the manifest defines. */
  readonly defined: Defined;
  /** Where a variable is used whose text is not known, for a reason that is reported elsewhere. */
  readonly unresolved: Spot[] = [];
  /** The texts that hold a link or emphasis. */
  readonly linkTexts: FoundText[] = [];
  readonly usedVariables = new Set<string>();
  readonly #findings: RawFinding[];

  /** `findings` is where its own are added. */
  constructor(defined: Defined, findings: RawFinding[]) {
    this.defined = defined;
    this.#findings = findings;
  }

  /** One of its own for a source, which is added when it is known. */
  begin(findings: RawFinding[]): SourceTexts {
    return new SourceTexts(this.defined, findings);
  }

  add({ unresolved, linkTexts, usedVariables }: SourceTexts): void {
    for (const spot of unresolved) this.unresolved.push(spot);
    for (const text of linkTexts) this.linkTexts.push(text);
    for (const name of usedVariables) this.usedVariables.add(name);
  }

  replace({ file, value }: Whole, places: TextPlaces): unknown {
    const { unresolved, linkTexts, usedVariables: used } = this;
    const into = { findings: this.#findings, unresolved, linkTexts, used };
    return substituteAll(value, '', { ...this.defined, ...places, ...into, file });
  }
}
