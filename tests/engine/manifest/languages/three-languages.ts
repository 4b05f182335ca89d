// The test site in three languages, with texts changed.
import { getText } from '../../../../engine/manifest/change-sources';
import type { SiteSource } from '../../../../engine/manifest/site-source';
import { type Validation, validateSite } from '../../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../../scripts/files/workspace';
import { readSite } from '../../../../scripts/source/read-site';
import { engineContract } from '../../../engine-contract';
import { getManifestText, withTexts } from '../../../site-texts';

export type Swaps = Readonly<Record<string, readonly [from: string, to: string]>>;

function swapIn(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`There is no ${from}`);
  return text.replace(from, to);
}

export const threeLanguages = (): SiteSource => readSite(openWorkspace('tests/sites/languages'));

/** By path below files/, or "manifest": what stands there, and what is to stand there. */
export function validateWith(swaps: Swaps): Validation {
  const site = threeLanguages();
  const { manifest, ...others } = swaps;
  return validateSite(
    withTexts(site, {
      ...(manifest && { manifest: swapIn(getManifestText(site), manifest) }),
      contents: (path) => {
        const swap = others[path];
        return swap && swapIn(getText(site, `files/${path}`) ?? '', swap);
      },
    }),
    engineContract,
  );
}

/** Without what the page that is not there in Arabic always brings. */
export const outline = ({ findings }: Validation): string[] =>
  findings
    .filter(({ code }) => code !== 'page-not-in-language')
    .map(({ code, file, pointer, line }) => `${code} ${file} ${pointer} ${line}`);
