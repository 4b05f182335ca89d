// The valid sites of a publication → the same, derived: of several languages the pages of one are there at a time.
import { invariant } from '../../engine/model/invariant';
import { type LazyPublication, type Publication, toMaker } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { DerivedSite } from '../../engine/model/site-facts';
import type { ValidSite } from '../../engine/model/valid-site';
import { factsOf } from '../../engine/output/site-facts';
import { buildOne, type PublicationOptions } from '../../engine/site/build-publication';
import { gatherInCommon } from '../../engine/site/languages';
import { moveSite } from '../../engine/site/preview-site';
import { keepMembersPacked, keepPacked } from '../files/keep-packed';

/** Most of a site is its texts: what is common to all languages is gathered without them. */
export function keepValidPacked(valid: ValidSite | undefined): () => ValidSite | undefined {
  if (valid === undefined) return () => undefined;
  const openContents = keepPacked(valid.contents);
  const open = keepPacked({ ...valid, contents: new Map() });
  return () => {
    let contents: ValidSite['contents'] | undefined;
    return {
      ...open(),
      get contents() {
        contents ??= openContents();
        return contents;
      },
    };
  };
}

/** A page asks for its own texts alone. */
function keepSitePacked(site: Site): () => Site {
  const openContents = keepMembersPacked(site.contents);
  const open = keepPacked({ ...site, contents: {} });
  return () => ({ ...open(), contents: openContents() });
}

/** What waits is packed, where there are several languages. */
export function deriveSites(
  publication: LazyPublication<ValidSite>,
  options: PublicationOptions,
): Publication<DerivedSite> {
  const { drafts, preview } = options;
  const { languages, site } = publication.main.manifest;
  const keep = languages ? keepSitePacked : toMaker<Site>;
  const makers = publication.makers.map((make) => (): ValidSite => {
    const one = make();
    return preview ? moveSite(one, site.base, preview) : one;
  });
  const common = gatherInCommon(makers, drafts);
  const deriveOne = (make: () => ValidSite): DerivedSite => {
    const built = buildOne(make(), common, options);
    return { facts: factsOf(built), open: keep(built) };
  };
  const [first, ...others] = makers.map(deriveOne);
  invariant(first !== undefined, 'a publication has a site at its base');
  return { sites: [first, ...others] };
}
