import type { Manifest } from '../generated/manifest';

/** What a manifest says about how it is judged itself. */
export interface Standards {
  readonly rules: Manifest['rules'];
  readonly host: Manifest['build']['host'];
  /** Its further languages, each of which may have rules. */
  readonly languages: Manifest['languages'];
}
