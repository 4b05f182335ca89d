// A valid site → what was found in it, for the next command, as long as nothing of the site has changed.
import type { Counts } from '../../engine/manifest/limit-findings';
import type { Finding } from '../../engine/model/finding';
import type { OutsideHost } from '../../engine/site/outside-hosts';
import { findCodeId } from '../files/code-id';
import { contentHash } from '../files/content-hash';
import { keepChecked, readChecked } from '../files/kept-file';
import type { Workspace } from '../files/workspace';
import { findIconNames } from './icon-sprite';
import { areOld, hashStates, readInputs } from './site-inputs';

/** What a report says of a valid site. */
export interface KeptValidation {
  readonly findings: readonly Finding[];
  readonly silenced: readonly string[];
  readonly omitted: Counts;
  readonly nextChange?: string | undefined;
  readonly hosts?: readonly OutsideHost[];
}

interface ValidationRecord {
  /** The code, and the state of all files of the site. */
  readonly made: string;
  /** The instants between which the clock changes nothing. */
  readonly from: number;
  readonly until: number;
  readonly found: KeptValidation;
}

const file = 'validation.json';

/** To be made before anything is read. */
export class ValidationWatch {
  readonly #workspace: Workspace;
  readonly #now: number;
  readonly #isSettled: boolean;
  /** Undefined where the state of the site, or the code, cannot be told. */
  readonly #made: string | undefined;

  constructor(workspace: Workspace, now: Date) {
    this.#workspace = workspace;
    this.#now = now.getTime();
    const inputs = readInputs(workspace);
    this.#isSettled = inputs !== undefined && areOld(inputs);
    this.#made = inputs && this.#describe(hashStates(inputs));
  }

  /** What was found last, if it would be found again. */
  find(): KeptValidation | undefined {
    const bytes = this.#made && readChecked(this.#workspace.cache, file);
    if (!bytes) return undefined;
    const { made, from, until, found }: ValidationRecord = JSON.parse(bytes.toString());
    const isSame = made === this.#made && from <= this.#now && this.#now < until;
    return isSame ? found : undefined;
  }

  /** `until` is the instant from which the clock changes something, in milliseconds. */
  keep(found: KeptValidation, until: number): void {
    if (!this.#isSettled || this.#made === undefined) return;
    const inputs = readInputs(this.#workspace);
    const made = inputs && this.#describe(hashStates(inputs));
    if (made !== this.#made) return;
    const record: ValidationRecord = { made, from: this.#now, until, found };
    keepChecked(this.#workspace.cache, file, Buffer.from(JSON.stringify(record)));
  }

  #describe(states: string): string | undefined {
    const code = findCodeId(this.#workspace);
    const icons = [...findIconNames(this.#workspace)].join(' ');
    return code && contentHash([code, icons, states].join('\n'));
  }
}
