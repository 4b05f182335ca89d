import { CannotRun } from '../command/cannot-run';

/** The year of the build: of SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/), else of the clock. */
export function findBuildYear(epoch: string | undefined = process.env.SOURCE_DATE_EPOCH): number {
  if (epoch === undefined || epoch === '') return new Date().getUTCFullYear();
  if (!/^\d{1,11}$/.test(epoch))
    throw new CannotRun(`SOURCE_DATE_EPOCH "${epoch}" is no number of seconds. Unset or mend it.`);
  return new Date(Number(epoch) * 1000).getUTCFullYear();
}
