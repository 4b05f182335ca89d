// The option, else the environment, else the clock → the one time that a command uses as now.
import { CannotRun } from './cannot-run';

const form = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** A date, or a time with its zone: without one it would name another moment on another machine. */
export function parseInstant(text: string, name: string): Date {
  const [, day] = form.exec(text) ?? [];
  // Date would read the 30th of February as a day in March.
  const isDay = day !== undefined && toISO(new Date(day))?.startsWith(day) === true;
  const instant = new Date(text);
  if (isDay && toISO(instant) !== undefined) return instant;
  throw new CannotRun(
    `${name} "${text}" is not a date. Give a date, or a time with its zone, such as 2026-03-01 or 2026-03-01T12:00:00Z.`,
  );
}

const toISO = (instant: Date): string | undefined =>
  Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();

/**
 * The time of `--now`, else of SOURCE_DATE_EPOCH, else of the clock. A command reads it once and passes
 * it on, so that everything it writes agrees. https://reproducible-builds.org/specs/source-date-epoch/
 * @throws CannotRun when SOURCE_DATE_EPOCH is not a number of seconds.
 */
export function findBuildInstant(
  given?: Date,
  epoch: string | undefined = process.env.SOURCE_DATE_EPOCH,
): Date {
  if (given !== undefined) return given;
  if (epoch === undefined || epoch === '') return new Date();
  if (!/^\d{1,11}$/.test(epoch))
    throw new CannotRun(
      `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds. Unset or fix it.`,
    );
  return new Date(Number(epoch) * 1000);
}
