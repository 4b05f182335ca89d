// The settings of a site → what stands around its pages, and beside them.
import type { Manifest } from '../generated/manifest';
import type { Site } from '../model/site';
import { buildNotice } from './notice';
import type { Resolver } from './resolvers';

/** What is asked for around the pages; most sites have none of it. */
export function findAround(
  site: Manifest['site'],
  at: { readonly resolver: Resolver; readonly now: Date },
): Pick<Site, 'notice' | 'verification' | 'rootFiles'> {
  const notice = buildNotice(site, at);
  const { verification, rootFiles } = site;
  return {
    ...(notice && { notice }),
    ...(verification && { verification }),
    ...(rootFiles && { rootFiles }),
  };
}
