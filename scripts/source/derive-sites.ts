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
import { areMany, collectNow } from '../files/collect-sooner';
import { keepListPacked, keepMembersPacked, keepPacked } from '../files/keep-packed';

/** Most of a site is its texts: what is common to all languages is gathered without them. */
export function keepValidPacked(valid: ValidSite | undefined): () => ValidSite | undefined {
  if (valid === undefined) return () => undefined;
  const { pages, ...rest } = valid.manifest;
  const openContents = keepListPacked([...valid.contents]);
  const openPages = keepListPacked(Object.entries(pages));
  const open = keepPacked({ ...valid, manifest: rest, contents: new Map() });
  return () => {
    let contents: ValidSite['contents'] | undefined;
    const { manifest, ...others } = open();
    return {
      ...others,
      manifest: { ...manifest, pages: Object.fromEntries(openPages()) },
      get contents() {
        contents ??= new Map(openContents());
        return contents;
      },
    };
  };
}

/** A page asks for its own texts alone. */
function keepSitePacked({ contents, pages, ...rest }: Site, makeRoom: () => void): () => Site {
  const openContents = keepMembersPacked(contents);
  const openPages = keepListPacked(Object.entries(pages));
  const open = keepPacked(rest);
  return () => {
    makeRoom();
    return { ...open(), pages: Object.fromEntries(openPages()), contents: openContents() };
  };
}

/** Of many pages in several languages: whoever asks for a site is done with the one before. */
function findMakeRoom({ main, makers }: LazyPublication<ValidSite>): () => void {
  const pages = Object.keys(main.manifest.pages).length * makers.length;
  return makers.length > 1 && areMany(pages) ? collectNow : () => undefined;
}

/** What waits is packed, where there are several languages. */
export function deriveSites(
  publication: LazyPublication<ValidSite>,
  options: PublicationOptions,
): Publication<DerivedSite> {
  const { drafts, preview } = options;
  const { languages, site } = publication.main.manifest;
  const makeRoom = findMakeRoom(publication);
  const keep = languages ? (built: Site) => keepSitePacked(built, makeRoom) : toMaker<Site>;
  const makers = publication.makers.map((make) => (): ValidSite => {
    const one = make();
    return preview ? moveSite(one, site.base, preview) : one;
  });
  makeRoom();
  const common = gatherInCommon(makers, drafts);
  const deriveOne = (make: () => ValidSite): DerivedSite => {
    makeRoom();
    const built = buildOne(make(), common, options);
    return { facts: factsOf(built), open: keep(built) };
  };
  const [first, ...others] = makers.map(deriveOne);
  invariant(first !== undefined, 'a publication has a site at its base');
  return { sites: [first, ...others] };
}
