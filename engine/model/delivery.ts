// What a build should know of where its output goes, and of how much it may weigh.
import type { Budgets, Manifest } from '../generated/manifest';

export interface Delivery {
  readonly budgets: Budgets;
  /** Where it is published; absent where nobody says. */
  readonly host?: NonNullable<Manifest['build']['host']>;
  /** Absent where pages have the app. */
  readonly app?: 'none';
  /** Whether its host sends compressed copies of files; absent for no. */
  readonly sendsCopies?: true;
}
