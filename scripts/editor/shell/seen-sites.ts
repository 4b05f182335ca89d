// The sites that a person sees while steps are on their way → each step at the places that they meant.
import type { JsonValue } from '../../../engine/model/json';
import { followStep, type SeenSite } from '../moved-places';
import type { Step } from '../wire';

export class SeenSites {
  /** As it was when the first of these steps was made, and each that came after it. */
  #sites: SeenSite[] = [];
  /** What the step says that has just been written. */
  #written: readonly JsonValue[] = [];

  begin(manifest: JsonValue = {}): void {
    this.#sites = [{ manifest }];
  }

  add(manifest: JsonValue): void {
    this.#sites.push({ manifest, written: this.#written });
    this.#written = [];
  }

  write(step: Step): void {
    if (step.type === 'operations') this.#written = step.operations;
  }

  /** For a step that is made for what is seen now: where its places are later; undefined where one of them is gone. */
  follow(): (step: Step) => Step | undefined {
    const since = this.#sites.length - 1;
    return (step) => followStep(step, this.#sites.slice(since));
  }
}
