// A text or a value in React's markup → the same as it was before React wrote it: characters that would end it are entities.

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"' },
  '#x27': "'",
};

export const decodeEntities = (text: string): string =>
  text.replace(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity);
