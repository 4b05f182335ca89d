// The version of a manifest → whether a migration brings it up to date.
import type { ParamsOf } from '../../catalogue';
import { manifestVersion } from '../../manifest-version';
import type { RawFinding } from '../../raw-finding';
import type { SiteSummary } from '../context/check-context';

/** Whatever else is wrong: the migration may be what fixes it. */
export function checkVersion({ file, settings }: SiteSummary): RawFinding[] {
  const value: unknown = settings.version;
  if (typeof value !== 'number' || value < 1 || value >= manifestVersion) return [];
  const params: ParamsOf<'older-version'> = { value, expected: manifestVersion };
  return [{ code: 'older-version', file, pointer: '/version', params }];
}
