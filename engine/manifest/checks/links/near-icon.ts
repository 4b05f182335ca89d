// The name of an icon that is not there → the one that was probably meant.
import { findMeantValue } from '../../shape/meant-values';
import { findNearest } from '../../shape/nearest';
import { toName } from './named-files';

export function findNearIcon(written: string, icons: ReadonlySet<string>): string | undefined {
  const name = toName(written).replace(/\.svg$/i, '');
  const meant = findMeantValue(name, 'Icon');
  return meant !== undefined && icons.has(meant) ? meant : findNearest(name, icons);
}
