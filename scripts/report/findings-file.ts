/** The reference of all findings, generated from the catalogue; the anchor of each is its code. */
export const findingsFile = 'engine/manifest/FINDINGS.md';
