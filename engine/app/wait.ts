/** Resolves after a time in milliseconds; 0 for a separate task. */
export const wait = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, time));
