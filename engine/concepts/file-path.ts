// A file that pages show, such as a film → its address, with its hash.
import { toFileAddress } from '../content/addresses/addresses';
import type { Resolve } from '../model/resolver';

export const resolveFilePath: Resolve<'file-path', string> = (path, { assetsBase, files }) =>
  assetsBase + toFileAddress(files.placeOf(path));
