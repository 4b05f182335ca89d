// What blocks of a site's own may know of the site around them.
import type { Behaviour } from '../generated/manifest';
import type { ShellLabels } from '../model/languages';
import { type ContentState, useServices } from './services';

/** The words of the site for controls and for assistive technology. */
export const useLabels = (): ShellLabels => useServices().shell.labels;

/** The language of the page, as in `lang`. */
export const useLanguage = (): string => useServices().shell.language;

/** Durations and the like, from the manifest. */
export const useBehaviour = (): Behaviour => useServices().shell.behaviour;

/** The text of a content file by its address; asks for it once on every entry of a page. */
export const useContent = (file: string): ContentState => useServices().useContent(file);
