// The settings of a site → what stands around its pages, and beside them.
import type { Manifest } from '../generated/manifest';
import type { Site } from '../model/site';

/** What is asked for around the pages; most sites have none of it. */
export const findAround = ({
  verification,
  rootFiles,
}: Manifest['site']): Pick<Site, 'verification' | 'rootFiles'> => ({
  ...(verification && { verification }),
  ...(rootFiles && { rootFiles }),
});
