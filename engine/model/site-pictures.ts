import type { RichText } from '../generated/concept-views';

/** What the pictures of a site need beside themselves. JSON. */
export interface SitePictures {
  /** The points that stay in view where pictures are cropped, each once. */
  readonly focuses: readonly string[];
  /** The same of files for narrow screens. */
  readonly narrowFocuses: readonly string[];
  /** The names of the sheets that they need, below `styles/axes/`. */
  readonly sheets: readonly string[];
  /** What stands before who made them; absent where nobody is named. */
  readonly creditsLabel?: string;
}

/** Who made the pictures of a page, each once. */
export interface CreditsView {
  readonly label: string;
  readonly texts: readonly RichText[];
}
