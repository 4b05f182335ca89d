// The size of a file, for a person.
export const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;
