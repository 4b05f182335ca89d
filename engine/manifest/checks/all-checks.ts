// The checks in the order in which they run.

import { checkLedger } from './addresses/ledger';
import { checkOrigins } from './addresses/origins';
import { checkPaths } from './addresses/paths';
import { checkIds } from './anchors';
import { checkAroundPages } from './around-pages';
import { checkBlocks } from './blocks';
import type { Check } from './check-context';
import { checkFacts } from './facts/facts';
import { checkOpeningHours } from './facts/opening-hours';
import { checkDownloads } from './files/downloads';
import { checkPictures } from './files/pictures';
import { checkPublishedFiles } from './files/published-files';
import { checkFields } from './forms/fields';
import { checkForms } from './forms/forms';
import { checkProviders } from './forms/providers';
import { checkLinks } from './links/links';
import { checkReferences } from './links/references';
import { checkDrafts } from './pages/drafts';
import { checkReach } from './pages/reach';
import { checkTree } from './pages/tree';
import { checkUnused } from './pages/unused';
import { checkHost } from './redirects/host';
import { checkRedirects } from './redirects/redirects';
import { checkRules } from './settings/rules';
import { checkServices, checkToldServices } from './settings/services';
import { checkTheme } from './settings/theme';
import { checkVersion } from './settings/version';
import { checkContentItems } from './texts/content-items';
import { checkLanguage } from './texts/language';
import { checkNotes } from './texts/notes';
import { checkPlaceholders } from './texts/placeholders';
import { checkTexts } from './texts/texts';
import { checkWords } from './texts/words';

/** Checks that read fields which a manifest of the wrong shape may lack. */
export const meaningChecks: readonly Check[] = [
  checkLinks,
  checkOrigins,
  checkPaths,
  checkTree,
  checkDrafts,
  checkForms,
  checkFields,
  checkProviders,
  checkServices,
  checkAroundPages,
  checkFacts,
  checkOpeningHours,
  checkPlaceholders,
  checkRedirects,
  checkHost,
  checkIds,
  checkWords,
  checkContentItems,
  checkNotes,
  checkTexts,
  checkPictures,
  checkLanguage,
  checkTheme,
  checkPublishedFiles,
  checkDownloads,
  checkRules,
];

/** Checks that find something missing. */
export const absenceChecks: readonly Check[] = [
  checkLedger,
  checkUnused,
  checkToldServices,
  checkReach,
  checkBlocks,
];

/** Checks of what they know by its shape, which may be all that is valid. */
export const partChecks: readonly Check[] = [checkVersion, checkReferences];
