/** The members of a page that its document may say in its front matter. */
export const documentMembers = [
  ...(['title', 'label', 'summary', 'lead', 'image', 'shareImage', 'icon'] as const),
  ...(['draft', 'unlisted'] as const),
];

const known: ReadonlySet<string> = new Set(documentMembers);

/** Whether a document may say a member of its page. */
export const isDocumentMember = (name: string): boolean => known.has(name);
