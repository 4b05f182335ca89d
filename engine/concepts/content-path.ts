// A content file → the address at which visitors fetch it.
import { toFileHref } from '../content/addresses/addresses';
import type { Resolve } from '../model/resolver';

export const resolveContentPath: Resolve<'content-path', string> = (path, { manifest }) =>
  toFileHref(manifest.site.base, path);
