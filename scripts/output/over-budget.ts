// What a build throws where its output exceeds a budget.

/** As many as a person will read; the first matter most. */
const maxBreaches = 20;

/** The output exceeds a budget: one sentence for each breach. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
  readonly breaches: readonly string[];

  constructor(breaches: readonly string[]) {
    super(`${breaches.length} budgets are exceeded`);
    this.breaches = breaches;
  }

  /** As lines: those that matter most. */
  print(): string {
    const rest = this.breaches.length - maxBreaches;
    const more = rest > 0 ? [`And ${rest} more.`] : [];
    return `${[...this.breaches.slice(0, maxBreaches), ...more].join('\n')}\n`;
  }
}
