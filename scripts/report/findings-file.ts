// The findings of a site → where a reader finds what each of them means.
import { isPackage } from '../command/edition';

/** The reference of all findings, generated from the catalogue; the anchor of each is its code. */
export const findingsFile = isPackage
  ? 'node_modules/plinth/FINDINGS.md'
  : 'engine/manifest/FINDINGS.md';
