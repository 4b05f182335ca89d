// A path that begins with the folder that it is below anyway → why it cannot be used, and what to write.
import type { ParamsOf } from '../../catalogue';

/** Why a path repeats what stands before it in each address: the folder of the site, or of a language. */
export function explainRepeated(
  path: string,
  start: string | undefined,
  isPage: (path: string) => boolean = () => false,
): ParamsOf<'unsafe-path'> | undefined {
  // A page may be called like the folder, with others below it.
  if (!start || !path.startsWith(`${start}/`) || isPage(start)) return undefined;
  return {
    value: JSON.stringify(path),
    reason: `its address would be ${start}${path}`,
    remedy: `Write ${JSON.stringify(path.slice(start.length))}.`,
  };
}

export const toFolder = (base: string): string => base.slice(0, -1);
