// The checks in the order in which they run.

import { checkElsewhere } from './addresses/elsewhere';
import {
  checkAbsentPages,
  checkLanguages,
  checkNamedLanguages,
  findNamedLinks,
} from './addresses/languages';
import { checkLedger, findLostPages } from './addresses/ledger';
import { checkOrigins } from './addresses/origins';
import { checkPaths, findPath } from './addresses/paths';
import {
  type Check,
  ofBytes,
  ofFiles,
  ofFound,
  ofFoundAndBytes,
  ofFoundInPages,
  ofLinks,
  ofOutline,
  ofPages,
  ofSettings,
  ofSought,
  ofSummary,
} from './context/declare-checks';
import {
  checkFacts,
  checkOrganization,
  checkOwnFacts,
  findFacts,
  findSeenFacts,
  listFacts,
} from './facts/facts';
import { checkGroupedAmounts, findAmounts } from './facts/grouped-amounts';
import {
  checkHoursBlocks,
  checkOpeningHours,
  findHours,
  findHoursBlocks,
} from './facts/opening-hours';
import { checkDownloads } from './files/downloads';
import { checkPictures } from './files/pictures';
import { checkPublishedFiles, findNamed } from './files/published-files';
import { checkFields } from './forms/fields';
import { checkForms } from './forms/forms';
import { checkProviders } from './forms/providers';
import { checkLastDays } from './forms/ranges';
import { checkIds } from './links/anchors';
import { checkLinks, checkPanels } from './links/links';
import { checkFolder, findNamedFiles } from './links/named-files';
import { checkReferences } from './links/references';
import { checkAroundPages } from './pages/around-pages';
import {
  checkBlocks,
  checkCards,
  checkHeadings,
  checkSearches,
  checkTags,
  findSearches,
  findTagged,
} from './pages/blocks';
import { checkDocuments, findContents } from './pages/documents';
import { checkDrafts } from './pages/drafts';
import { checkKinds, checkLists, checkSaid, checkWaiting, findItems } from './pages/items';
import { checkReach } from './pages/reach';
import { checkTree } from './pages/tree';
import {
  checkStrayDocuments,
  checkUnusedFiles,
  checkUnusedForms,
  checkUnusedPictures,
  checkUnusedVariables,
} from './pages/unused';
import { checkHost } from './redirects/host';
import { checkRedirects } from './redirects/redirects';
import { checkFonts } from './settings/fonts';
import { checkRules } from './settings/rules';
import {
  checkPrivacy,
  checkServices,
  checkUnusedServices,
  findPrivacyPage,
  findTold,
  findUses,
} from './settings/services';
import { checkShownPictures } from './settings/shown-pictures';
import { checkSources } from './settings/sources';
import { checkTheme } from './settings/theme';
import { checkVersion } from './settings/version';
import { checkWithoutApp, findLosses } from './settings/without-app';
import { checkContentItems } from './texts/content-items';
import { checkDirection, checkLabels, findTypes } from './texts/language';
import { checkLetters, findLetteredPart } from './texts/letters';
import { checkNotes } from './texts/notes';
import { checkPlaceholders } from './texts/placeholders';
import { checkTexts } from './texts/texts';
import { checkCopyright, checkResults, checkSections, findResult } from './texts/words';

const labels = ofFound({
  find: findTypes,
  settings: ['blockSettings', 'forms', 'labels', 'languages', 'pictures', 'site'],
  check: checkLabels,
});

const letters = ofFoundAndBytes({ find: findLetteredPart, check: checkLetters });

const paths = ofFoundInPages({
  find: findPath,
  settings: ['site', 'collections'],
  check: checkPaths,
});

const results = ofFoundInPages({ find: findResult, settings: [], check: checkResults });

/** Checks that read fields which a manifest of the wrong shape may lack. */
export const meaningChecks: readonly Check[] = [
  ofFiles(checkLinks),
  ofSettings(['menus'], checkPanels),
  ofOutline(['site', 'forms', 'services'], checkOrigins),
  paths,
  ofOutline(['build', 'redirects', 'site', 'languages'], checkElsewhere),
  ofOutline(['menus', 'site', 'footer'], checkTree),
  ofOutline(['site', 'redirects', 'forms'], checkDrafts),
  ofFound({ find: findContents, settings: [], check: checkDocuments }),
  ofSettings(['forms'], checkForms),
  ofSettings(['forms'], checkFields),
  ofOutline(['forms'], checkLastDays),
  ofOutline(['forms', 'languages'], checkProviders),
  ofFound({ find: findUses, settings: ['services', 'site'], check: checkServices }),
  ofOutline(['site'], checkAroundPages),
  ofFound({ find: findFacts, settings: ['site'], check: checkFacts }),
  ofFoundAndBytes({ find: findAmounts, check: checkGroupedAmounts }),
  ofSought({
    settings: ['contacts', 'footer', 'site'],
    seek: listFacts,
    find: findSeenFacts,
    check: checkOrganization,
  }),
  ofPages(checkOwnFacts),
  ofFound({ find: findHours, settings: ['site', 'contacts'], check: checkOpeningHours }),
  ofFoundInPages({
    find: findHoursBlocks,
    settings: ['site', 'contacts'],
    check: checkHoursBlocks,
  }),
  ofOutline(['variables', 'forms'], checkPlaceholders),
  ofFoundInPages({
    find: findPath,
    settings: ['redirects', 'site', 'build', 'collections', 'languages'],
    check: checkRedirects,
  }),
  ofOutline(['redirects', 'site'], checkHost),
  ofFoundInPages({
    find: findLosses,
    settings: ['build', 'forms', 'search', 'services'],
    check: checkWithoutApp,
  }),
  ofPages(checkIds),
  ofFiles(checkSections),
  ofOutline(['footer', 'site'], checkCopyright),
  results,
  ofFiles(checkContentItems),
  ofFiles(checkNotes),
  ofFiles(checkTexts),
  ofFiles(checkPictures),
  ofSettings(['site'], checkDirection),
  labels,
  letters,
  ofOutline(['site', 'languages', 'redirects'], checkLanguages),
  ofFound({ find: findNamedLinks, settings: ['site', 'redirects'], check: checkNamedLanguages }),
  ofOutline(['site', 'languages', 'redirects'], checkAbsentPages),
  ofOutline(['sources'], checkSources),
  ofSettings(['theme'], checkTheme),
  ofSettings(['theme', 'pictures'], checkShownPictures),
  ofFiles(checkFonts),
  ofFoundAndBytes({ find: findNamed, check: checkPublishedFiles }),
  ofOutline(['collections'], checkDownloads),
  ofSettings(['rules', 'languages'], checkRules),
];

/** Checks that find something missing. */
export const absenceChecks: readonly Check[] = [
  ofOutline(['build', 'redirects', 'site'], checkLedger),
  ofOutline(['collections', 'languages', 'sources'], checkUnusedFiles),
  ofBytes(checkStrayDocuments),
  ofOutline(['variables'], checkUnusedVariables),
  ofOutline(['forms'], checkUnusedForms),
  ofOutline(['pictures'], checkUnusedPictures),
  ofFound({ find: findItems, settings: ['site'], check: checkSaid }),
  ofFound({ find: findItems, settings: [], check: checkWaiting }),
  ofOutline(['collections'], checkKinds),
  ofOutline(['collections'], checkLists),
  ofFound({ find: findUses, settings: ['services', 'site'], check: checkUnusedServices }),
  ofSought({
    settings: ['services', 'site'],
    seek: findPrivacyPage,
    find: findTold,
    check: checkPrivacy,
  }),
  ofOutline(['menus', 'site'], checkReach),
  ofPages(checkHeadings),
  ofFoundInPages({ find: findTagged, settings: ['collections'], check: checkTags }),
  ofOutline(['menus', 'site'], checkBlocks),
  ofOutline([], checkCards),
  ofFoundInPages({ find: findSearches, settings: ['search'], check: checkSearches }),
];

/** What is certain of addresses that are missing, though the site has errors. */
export const lostChecks: readonly Check[] = [
  ofOutline(['build', 'redirects', 'site'], findLostPages),
];

/** Those of a site in a further language: whatever depends on none is found in its own. */
export const languageChecks: readonly Check[] = [
  ofFiles(checkLinks),
  ofSettings(['menus'], checkPanels),
  paths,
  ofOutline(['menus', 'site', 'footer'], checkTree),
  ofOutline(['site', 'redirects', 'forms'], checkDrafts),
  ofFound({ find: findContents, settings: [], check: checkDocuments }),
  ofOutline(['variables', 'forms'], checkPlaceholders),
  ofPages(checkIds),
  ofFiles(checkSections),
  results,
  ofFiles(checkContentItems),
  ofFiles(checkNotes),
  ofFiles(checkTexts),
  ofFiles(checkPictures),
  ofSettings(['site'], checkDirection),
  labels,
  letters,
  ofOutline(['site', 'languages', 'redirects'], checkAbsentPages),
];

/** Checks of what they know by its shape, which may be all that is valid. */
export const partChecks: readonly Check[] = [
  ofSummary(checkVersion),
  ofFound({ find: findNamedFiles, settings: [], check: checkFolder }),
  ofLinks(checkReferences),
];
