/** The reference of all findings, generated from the catalogue; each has an anchor of its code. */
export const findingsFile = 'engine/manifest/FINDINGS.md';
