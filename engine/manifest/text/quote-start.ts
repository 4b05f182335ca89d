/** The beginning of what somebody wrote, in quotes: as much of it as a message can show. */
export const quoteStart = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
