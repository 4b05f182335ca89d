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
  ofOutline,
  ofPages,
  ofSummary,
} from './context/declare-checks';
import { checkFacts, checkOrganization, checkOwnFacts, findFacts } from './facts/facts';
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
import { checkBlocks, checkHeadings, checkTags, findTagged } from './pages/blocks';
import { checkDocuments, findContents } from './pages/documents';
import { checkDrafts } from './pages/drafts';
import { checkItems } from './pages/items';
import { checkReach } from './pages/reach';
import { checkTree } from './pages/tree';
import { checkUnused } from './pages/unused';
import { checkHost } from './redirects/host';
import { checkRedirects } from './redirects/redirects';
import { checkFonts } from './settings/fonts';
import { checkRules } from './settings/rules';
import { checkPrivacy, checkServices, checkUnusedServices, findUses } from './settings/services';
import { checkShownPictures } from './settings/shown-pictures';
import { checkTheme } from './settings/theme';
import { checkVersion } from './settings/version';
import { checkWithoutApp, findLosses } from './settings/without-app';
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
  ofOutline(['menus'], checkPanels),
  ofOutline(['site', 'forms', 'services'], checkOrigins),
  ofOutline(['site'], checkPaths),
  ofOutline(['build', 'redirects', 'site'], checkElsewhere),
  ofOutline(['menus', 'site', 'footer'], checkTree),
  ofOutline(['site', 'redirects', 'forms'], checkDrafts),
  ofFound({ find: findContents, settings: [], check: checkDocuments }),
  ofOutline(['forms'], checkForms),
  ofOutline(['forms'], checkFields),
  ofOutline(['forms', 'languages'], checkProviders),
  ofFound({ find: findUses, settings: ['services', 'site'], check: checkServices }),
  ofOutline(['site'], checkAroundPages),
  ofFound({ find: findFacts, settings: ['site'], check: checkFacts }),
  checkOrganization,
  ofPages(checkOwnFacts),
  ofFound({ find: findHours, settings: ['site', 'contacts'], check: checkOpeningHours }),
  ofFoundInPages({
    find: findHoursBlocks,
    settings: ['site', 'contacts'],
    check: checkHoursBlocks,
  }),
  ofOutline(['variables', 'forms'], checkPlaceholders),
  ofOutline(['redirects', 'site', 'build'], checkRedirects),
  ofOutline(['redirects', 'site'], checkHost),
  ofFoundInPages({
    find: findLosses,
    settings: ['build', 'forms', 'search', 'services'],
    check: checkWithoutApp,
  }),
  ofPages(checkIds),
  ofFiles(checkSections),
  ofOutline(['footer'], checkCopyright),
  ofSummary(checkResults),
  ofFiles(checkContentItems),
  ofFiles(checkNotes),
  ofFiles(checkTexts),
  ofFiles(checkPictures),
  ofOutline(['site'], checkDirection),
  checkLabels,
  checkLetters,
  ofOutline(['site', 'languages', 'redirects'], checkLanguages),
  checkNamedLanguages,
  ofOutline(['site', 'languages', 'redirects'], checkAbsentPages),
  ofOutline(['theme'], checkTheme),
  ofOutline(['theme', 'pictures'], checkShownPictures),
  ofFiles(checkFonts),
  checkPublishedFiles,
  ofOutline([], checkDownloads),
  ofOutline(['rules', 'languages'], checkRules),
];

/** Checks that find something missing. */
export const absenceChecks: readonly Check[] = [
  checkLedger,
  checkUnused,
  checkItems,
  ofFound({ find: findUses, settings: ['services', 'site'], check: checkUnusedServices }),
  checkPrivacy,
  ofOutline(['menus', 'site'], checkReach),
  ofPages(checkHeadings),
  ofFoundInPages({ find: findTagged, settings: ['collections'], check: checkTags }),
  ofOutline(['menus', 'site'], checkBlocks),
];

/** Those of a site in a further language: whatever depends on none is found in its own. */
export const languageChecks: readonly Check[] = [
  ofFiles(checkLinks),
  ofOutline(['menus'], checkPanels),
  ofOutline(['site'], checkPaths),
  ofOutline(['menus', 'site', 'footer'], checkTree),
  ofOutline(['site', 'redirects', 'forms'], checkDrafts),
  ofFound({ find: findContents, settings: [], check: checkDocuments }),
  ofOutline(['variables', 'forms'], checkPlaceholders),
  ofPages(checkIds),
  ofFiles(checkSections),
  ofSummary(checkResults),
  ofFiles(checkContentItems),
  ofFiles(checkNotes),
  ofFiles(checkTexts),
  ofFiles(checkPictures),
  ofOutline(['site'], checkDirection),
  checkLabels,
  checkLetters,
  ofOutline(['site', 'languages', 'redirects'], checkAbsentPages),
];

/** Checks of what they know by its shape, which may be all that is valid. */
export const partChecks: readonly Check[] = [
  ofSummary(checkVersion),
  checkFolder,
  ofLinks(checkReferences),
];
