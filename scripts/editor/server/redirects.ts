// The list of old addresses beside the manifest → its redirects, for a form.
import type { Redirect } from '../../../engine/generated/manifest';
import { readRedirectList } from '../../edit/edit-redirect-list';
import { SiteEdit } from '../../edit/site-edit';

/** Null where the site has no list. Rows that lead nowhere are left out: they are findings. */
export const listRedirects = (root: string): readonly Redirect[] | null =>
  readRedirectList(new SiteEdit(root))?.redirects ?? null;
