/** A sentence as Markdown that says the same: what would be markup is escaped. Variables stay what they are. */
export const toMarkdown = (sentence: string): string =>
  sentence
    .replace(/[\\`*_[\]<>&~|]/g, '\\$&')
    .replace(/^[-+#]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
