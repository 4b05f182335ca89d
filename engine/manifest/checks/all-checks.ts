// The checks in the order in which they run.

import { checkElsewhere } from './addresses/elsewhere';
import { checkAbsentPages, checkLanguages, checkNamedLanguages } from './addresses/languages';
import { checkLedger } from './addresses/ledger';
import { checkOrigins } from './addresses/origins';
import { checkPaths } from './addresses/paths';
import {
  type Check,
  ofFiles,
  ofFound,
  ofFoundInPages,
  ofLinks,
  ofPages,
  ofSummary,
} from './context/check-context';
import { checkFacts, checkOrganization, checkOwnFacts, findPricesAndVideos } from './facts/facts';
import {
  checkHoursBlocks,
  checkOpeningHours,
  findHours,
  findHoursBlocks,
} from './facts/opening-hours';
import { checkDownloads } from './files/downloads';
import { checkPictures } from './files/pictures';
import { checkPublishedFiles } from './files/published-files';
import { checkFields } from './forms/fields';
import { checkForms } from './forms/forms';
import { checkProviders } from './forms/providers';
import { checkIds } from './links/anchors';
import { checkLinks, checkPanels } from './links/links';
import { checkFolder, checkReferences } from './links/references';
import { checkAroundPages } from './pages/around-pages';
import { checkBlocks, checkHeadings } from './pages/blocks';
import { checkDocuments, findContents } from './pages/documents';
import { checkDrafts } from './pages/drafts';
import { checkReach } from './pages/reach';
import { checkTree } from './pages/tree';
import { checkUnused } from './pages/unused';
import { checkHost } from './redirects/host';
import { checkRedirects } from './redirects/redirects';
import { checkFonts } from './settings/fonts';
import { checkRules } from './settings/rules';
import { checkPrivacy, checkServices, checkUnusedServices, findUses } from './settings/services';
import { checkTheme } from './settings/theme';
import { checkVersion } from './settings/version';
import { checkContentItems } from './texts/content-items';
import { checkDirection, checkLabels } from './texts/language';
import { checkLetters } from './texts/letters';
import { checkNotes } from './texts/notes';
import { checkPlaceholders } from './texts/placeholders';
import { checkTexts } from './texts/texts';
import { checkCopyright, checkResults, checkSections } from './texts/words';

/** Checks that read fields which a manifest of the wrong shape may lack. */
export const meaningChecks: readonly Check[] = [
  ofFiles(checkLinks),
  ofSummary(checkPanels),
  ofSummary(checkOrigins),
  ofSummary(checkPaths),
  ofSummary(checkElsewhere),
  ofSummary(checkTree),
  ofSummary(checkDrafts),
  ofFound(findContents, checkDocuments),
  ofSummary(checkForms),
  ofSummary(checkFields),
  ofSummary(checkProviders),
  ofFound(findUses, checkServices),
  ofSummary(checkAroundPages),
  ofFound(findPricesAndVideos, checkFacts),
  checkOrganization,
  ofPages(checkOwnFacts),
  ofFound(findHours, checkOpeningHours),
  ofFoundInPages(findHoursBlocks, checkHoursBlocks),
  ofSummary(checkPlaceholders),
  ofSummary(checkRedirects),
  ofSummary(checkHost),
  ofPages(checkIds),
  ofFiles(checkSections),
  ofSummary(checkCopyright),
  ofSummary(checkResults),
  ofFiles(checkContentItems),
  ofFiles(checkNotes),
  ofFiles(checkTexts),
  ofFiles(checkPictures),
  ofSummary(checkDirection),
  checkLabels,
  checkLetters,
  ofSummary(checkLanguages),
  checkNamedLanguages,
  ofSummary(checkAbsentPages),
  ofSummary(checkTheme),
  ofFiles(checkFonts),
  checkPublishedFiles,
  ofSummary(checkDownloads),
  ofSummary(checkRules),
];

/** Checks that find something missing. */
export const absenceChecks: readonly Check[] = [
  ofSummary(checkLedger),
  checkUnused,
  ofFound(findUses, checkUnusedServices),
  checkPrivacy,
  ofSummary(checkReach),
  ofPages(checkHeadings),
  ofSummary(checkBlocks),
];

/** Those of a site in a further language: whatever depends on none is found in its own. */
export const languageChecks: readonly Check[] = [
  ofFiles(checkLinks),
  ofSummary(checkPanels),
  ofSummary(checkPaths),
  ofSummary(checkTree),
  ofSummary(checkDrafts),
  ofFound(findContents, checkDocuments),
  ofSummary(checkPlaceholders),
  ofPages(checkIds),
  ofFiles(checkSections),
  ofSummary(checkResults),
  ofFiles(checkContentItems),
  ofFiles(checkNotes),
  ofFiles(checkTexts),
  ofFiles(checkPictures),
  ofSummary(checkDirection),
  checkLabels,
  checkLetters,
  ofSummary(checkAbsentPages),
];

/** Checks of what they know by its shape, which may be all that is valid. */
export const partChecks: readonly Check[] = [
  ofSummary(checkVersion),
  checkFolder,
  ofLinks(checkReferences),
];
