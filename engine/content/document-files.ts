/** Whether a file is a document: Markdown, not JSON. */
export const isDocument = (path: string): boolean => path.endsWith('.md');
