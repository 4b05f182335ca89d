// The valid sites of a publication → the same, derived: of several languages the pages of one are there at a time.
import type { Keep, LazyPublication, Publication } from '../../engine/model/publication';
import type { DerivedSite } from '../../engine/model/site-facts';
import type { ValidSite } from '../../engine/model/valid-site';
import { factsOf } from '../../engine/output/site-facts';
import { buildOne, type PublicationOptions } from '../../engine/site/build-publication';
import { gatherInCommon } from '../../engine/site/languages';
import { moveSite } from '../../engine/site/preview-site';
import { keepPacked } from '../files/keep-packed';

const keepWhole: Keep = (value) => () => value;

/** What waits is packed, where there are several languages. */
export function deriveSites(
  publication: LazyPublication<ValidSite>,
  options: PublicationOptions,
): Publication<DerivedSite> {
  const { drafts, preview } = options;
  const { languages, site } = publication.main.manifest;
  const keep = languages ? keepPacked : keepWhole;
  function* each(): Iterable<ValidSite> {
    for (const one of publication.each()) yield preview ? moveSite(one, site.base, preview) : one;
  }
  const common = gatherInCommon(each(), drafts);
  const deriveOne = (one: ValidSite): DerivedSite => {
    const built = buildOne(one, common, options);
    return { facts: factsOf(built), open: keep(built) };
  };
  const derived: DerivedSite[] = [];
  for (const one of each()) derived.push(deriveOne(one));
  return { sites: derived as [DerivedSite, ...DerivedSite[]] };
}
