// The checks in the order in which they run.
import { checkIds } from './anchors';
import { checkAroundPages } from './around-pages';
import { checkBlocks } from './blocks';
import type { Check } from './check-context';
import { checkContentItems } from './content-items';
import { checkDownloads } from './downloads';
import { checkDrafts } from './drafts';
import { checkFacts } from './facts';
import { checkFields } from './fields';
import { checkForms } from './forms';
import { checkHost } from './host';
import { checkLanguage } from './language';
import { checkLedger } from './ledger';
import { checkLinks } from './links';
import { checkNotes } from './notes';
import { checkOpeningHours } from './opening-hours';
import { checkOrigins } from './origins';
import { checkPaths } from './paths';
import { checkPictures } from './pictures';
import { checkPlaceholders } from './placeholders';
import { checkProviders } from './providers';
import { checkPublishedFiles } from './published-files';
import { checkReach } from './reach';
import { checkRedirects } from './redirects';
import { checkReferences } from './references';
import { checkRules } from './rules';
import { checkServices, checkToldServices } from './services';
import { checkTexts } from './texts';
import { checkTheme } from './theme';
import { checkTree } from './tree';
import { checkUnused } from './unused';
import { checkVersion } from './version';
import { checkWords } from './words';

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
