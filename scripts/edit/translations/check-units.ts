// Units that come from elsewhere → refused where they are of another language, of words that the site does not say, or twice.
import { findTag } from '../../../engine/manifest/language-files';
import { toKey } from '../../../engine/manifest/languages/text-key';
import { CannotRun } from '../../command/cannot-run';
import type { Unit } from './list-units';

/** Equal for one text of one file. A unit of a document is known by its part. */
export const toIdentity = ({ file, part, source }: Unit): string =>
  JSON.stringify([file, part, file.endsWith('.md') ? '' : toKey(source)]);

const maxListed = 10;

/** @throws CannotRun for units of another language. */
function checkLanguage(units: readonly Unit[], tag: string): void {
  for (const { file } of units) {
    const other = findTag(file) ?? tag;
    if (other !== tag)
      throw new CannotRun(
        `Nothing was imported: ${file} is of "${other}", not of "${tag}". Write: translate ${other} --import …`,
      );
  }
}

/** @throws CannotRun for units that were exported from other words, or from another site. */
function checkSources(units: readonly Unit[], known: ReadonlyMap<string, Unit>): void {
  const other = units.filter((unit) => known.get(toIdentity(unit))?.source !== unit.source);
  if (other.length === 0) return;
  const lines = other
    .slice(0, maxListed)
    .map(
      ({ file, part, source }) =>
        `  ${file}${part === '' ? '' : ` (${part})`}: ${JSON.stringify(source.slice(0, 80))}`,
    );
  const more = other.length > maxListed ? [`  and ${other.length - maxListed} more`] : [];
  throw new CannotRun(
    [
      'Nothing was imported: these were exported from words that the site does not say now.',
      ...lines,
      ...more,
      'Export them again, or take them out of the file.',
    ].join('\n'),
  );
}

/** @throws CannotRun where one text has two translations. */
function checkTwice(units: readonly Unit[]): void {
  const targets = new Map<string, string>();
  for (const unit of units) {
    const identity = toIdentity(unit);
    const known = targets.get(identity);
    if (known !== undefined && known !== unit.target)
      throw new CannotRun(
        `Nothing was imported: ${unit.file} has two translations of ${JSON.stringify(unit.source.slice(0, 80))}.`,
      );
    targets.set(identity, unit.target);
  }
}

interface Expected {
  /** By identity. */
  readonly known: ReadonlyMap<string, Unit>;
  /** That of their language. */
  readonly tag: string;
}

/** @throws CannotRun for units that cannot be imported. */
export function checkUnits(units: readonly Unit[], { known, tag }: Expected): void {
  checkLanguage(units, tag);
  checkSources(units, known);
  checkTwice(units);
}
