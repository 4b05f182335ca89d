/** Whether Windows refuses a file of that name (https://learn.microsoft.com/windows/win32/fileio/naming-a-file). */
export const isDeviceName = (name: string): boolean =>
  /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
