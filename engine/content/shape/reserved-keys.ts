/** Keys that may stand in any object and say nothing to the engine: for editors, and for whoever reads the file. */
export const isReservedKey = (key: string): boolean => key === '$schema' || key === '$comment';
